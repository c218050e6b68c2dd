import type { filterRefusals, TransactionFilter } from '#contract/transactions/transactions.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../bank-context.ts';
import { decideSpan, type Span } from './transaction-filter.ts';

/** The span of time that a filter means now; a refusal where it ends before it begins. */
export function spanOf(
  { clock, timeZone }: Pick<BankContext, 'clock' | 'timeZone'>,
  filter: TransactionFilter,
  errors: ORPCErrorConstructorMap<typeof filterRefusals>,
): Span {
  const decision = decideSpan(filter, clock.now(), timeZone);
  if (decision.kind === 'backwards') {
    throw errors.RANGE_BACKWARDS({ data: { of: decision.of } });
  }
  return decision.span;
}
