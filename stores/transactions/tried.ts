/** The outcome of a transaction that was tried once. */
export type Tried<Result> =
  | { readonly kind: 'durable'; readonly result: Result }
  /** Nothing of it happened. */
  | { readonly kind: 'undone'; readonly error: unknown }
  /** The commit failed in a way that leaves open whether it took effect. */
  | { readonly kind: 'unknown'; readonly error: unknown };
