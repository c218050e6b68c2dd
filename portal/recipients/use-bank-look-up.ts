import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { routingNumberQuery } from './queries.ts';
import { routingNumberLength } from '#contract/recipients/routing-number.ts';
import type { TransferDraft } from '../transfers/transfer-draft.ts';

/** The bank that a routing number belongs to; null where the directory lacks it. */
export type BankLookUp = UseQueryResult<string | null>;

/** Looks up the bank of the routing number in the form as soon as all its digits stand. */
export function useBankLookUp({
  kind,
  routingNumber,
}: Pick<TransferDraft, 'kind' | 'routingNumber'>): BankLookUp {
  return useQuery({
    ...routingNumberQuery(routingNumber),
    enabled: kind === 'external' && routingNumber.length === routingNumberLength,
  });
}
