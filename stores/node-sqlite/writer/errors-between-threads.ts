/** An error as it crosses from one thread to another: a copy would lose the code by which a store knows its own. */
export interface CarriedError {
  readonly message: string;
  readonly stack: string | undefined;
  /** SQLite's result code, where it is SQLite's. */
  readonly errcode: number | undefined;
}

/** Whatever was thrown, ready to be sent. */
export function carryError(error: unknown): CarriedError {
  if (!(error instanceof Error)) {
    return { message: String(error), stack: undefined, errcode: undefined };
  }
  const errcode =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  return { message: error.message, stack: error.stack, errcode };
}

/** The error as it was, as far as anybody asks. */
export function carriedError({ message, stack, errcode }: CarriedError): Error {
  const error = new Error(message);
  if (stack !== undefined) {
    error.stack = stack;
  }
  return errcode === undefined ? error : Object.assign(error, { errcode });
}
