import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';

export interface NamedProcedure {
  /** Such as `transfers.create`. */
  readonly name: string;
  readonly procedure: AnyContractProcedure;
}

/** Every procedure under a contract or a router, with its path. */
export function proceduresOf(router: unknown, path: readonly string[] = []): NamedProcedure[] {
  if (isContractProcedure(router)) {
    return [{ name: path.join('.'), procedure: router }];
  }
  return Object.entries(router as object).flatMap(([key, value]) =>
    proceduresOf(value, [...path, key]),
  );
}
