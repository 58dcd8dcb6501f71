import { statusOf } from "./forge-failure.ts";

/** For the request of a create: the retry plugin must not repeat it blindly, {@link createOnce} looks first. */
export const NEVER_REPEATED = { retries: 0 } as const;

/**
 * Creates, and when the answer was lost (5xx, or none) looks whether it took effect before it tries
 * once more: a create that succeeded but answered 502 would else be there twice (actions.md §7.5).
 */
export async function createOnce<T>(
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if ((statusOf(error) ?? 0) < 500) throw error;
    return (await find()) ?? (await create());
  }
}
