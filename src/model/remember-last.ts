/**
 * Remembers what a function gave for the last object that it was asked about: where one thing is looked at by many in
 * turn. A weak map of all of them costs more than it saves.
 */
export function rememberLast<Key extends object, Value>(
  ask: (key: Key) => Value,
): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: ask(key) };
    return last.value;
  };
}
