/**
 * The notices about a request. `asked` and `cancelled` go to the payer. The rest go to the asker: `sent`, the request was
 * paid, and the bank holds the money for now; `paid`, the money is there; `returned`, the money went back, and the request
 * is open again.
 */
export const moneyRequestChanges = [
  'asked',
  'cancelled',
  'sent',
  'paid',
  'declined',
  'expired',
  'returned',
] as const;

/** The longest note, in characters. */
export const noteMaxLength = 140;

/** A request is open for so many days. */
export const openForDays = 14;
