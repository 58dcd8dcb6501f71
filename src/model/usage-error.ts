/**
 * A mistake of the user that ends the command: one line, no stack trace, exit code 2.
 * Everything else that is thrown is a fault of skillcheck and shows its stack.
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
