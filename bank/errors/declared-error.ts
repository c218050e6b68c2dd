/** A refusal as the rules state it: its code, and the data that its error carries. */
export interface DeclaredRefusal {
  readonly code: string;
  readonly data?: unknown;
}

/** The constructors of the errors that these refusals are declared as, each with the data of its refusal. */
export type ErrorsFor<Refusal extends DeclaredRefusal> = {
  readonly [One in Refusal as One['code']]: (
    ...options: One extends { readonly data: infer Data } ? [{ data: Data }] : []
  ) => Error;
};

/** The declared error for a refusal, with its data. */
export function declaredError<Refusal extends DeclaredRefusal>(
  errors: ErrorsFor<Refusal>,
  { code, data }: Refusal,
): Error {
  const construct = errors[code as keyof typeof errors] as (options?: { data: unknown }) => Error;
  return data === undefined ? construct() : construct({ data });
}
