/**
 * Plain JSON as text, indented by two. Characters that a terminal or a person would not see as they
 * are, and the mark of an old workflow command, are escaped: the value stays the same (CO-1, CO-7).
 */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return text
    .replaceAll("##[", "#\\u0023[")
    .replace(
      /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu,
      (character) =>
        Array.from({ length: character.length }, (_none, index) => {
          const unit = character.charCodeAt(index).toString(16);
          return `\\u${unit.padStart(4, "0")}`;
        }).join(""),
    );
}
