import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import type { ProcedureMeta } from './procedure.ts';

export interface NamedProcedure {
  /** Such as `transfers.create`. */
  readonly name: string;
  readonly procedure: AnyContractProcedure;
  readonly meta: ProcedureMeta;
}

/** Every procedure under a contract or a router, with its path. */
export function proceduresOf(router: unknown, path: readonly string[] = []): NamedProcedure[] {
  if (isContractProcedure(router)) {
    const meta = router['~orpc'].meta as ProcedureMeta;
    return [{ name: path.join('.'), procedure: router, meta }];
  }
  return Object.entries(router as object).flatMap(([key, value]) =>
    proceduresOf(value, [...path, key]),
  );
}
