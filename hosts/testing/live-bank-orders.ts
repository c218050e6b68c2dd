/** The cookies of a browser in which the sample member has signed in. */
export type Session = Readonly<Record<string, string>>;

/**
 * What a browser test asks of the process that holds the banks of its worker: to open one for it, or to close it. Time stands
 * still in a bank that is opened at one.
 */
export type LiveBankOrder =
  | { open: number; at?: string; isUntouched?: boolean }
  | { close: number };

/** What the test is told. */
export type LiveBankAnswer =
  | { opened: number; address: string; session: Session | null }
  | { closed: number }
  | { failed: number; why: string };
