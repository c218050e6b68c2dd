/** The cookies of a browser in which the sample member has signed in. */
export type Session = Readonly<Record<string, string>>;

/**
 * The order of a browser test to the process with the banks of its worker: to open a bank for the test, or to close it.
 * Time stands still in a bank that is opened at a given time.
 */
export type LiveBankOrder =
  | { open: number; at?: string; isUntouched?: boolean }
  | { close: number };

/** The answer to the test. */
export type LiveBankAnswer =
  | { opened: number; address: string; session: Session | null }
  | { closed: number }
  | { failed: number; why: string };
