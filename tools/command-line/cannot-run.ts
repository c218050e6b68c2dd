/**
 * Thrown where a command needs what this machine does not have, such as a program of others. The message is a sentence for the person at
 * the terminal.
 */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Ends this process with 1 after such an error, and after any other; only of another is the stack of interest. */
export function endByError(error: unknown): never {
  console.error(error instanceof CannotRun ? `Not run: ${error.message}` : error);
  process.exit(1);
}
