/**
 * What is told of a request. `asked` and `cancelled`: to whoever should pay. The rest to whoever asked: `sent`, it was paid, and
 * the bank holds the money for now; `paid`, the money is there; `returned`, it went back, and the request is open again.
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
