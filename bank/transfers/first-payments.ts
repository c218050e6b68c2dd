import { cents } from '#contract/money/cents.ts';
import type { FirstPaymentDelay } from '#contract/security/security-terms.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import type { Policy } from '../policy.ts';
import { toldRoles } from '../parties/party-roles.ts';
import type { RecipientDetails } from '../rails/recipient-details.ts';
import type { Tables } from '../database/tables.ts';
import { isLargePayment, waitOf } from './first-payment-rules.ts';
import { wasPaid } from './known-payees.ts';

/**
 * Until when a transfer waits that is sent at that time, because it is large and the first one to its recipient; null
 * where it does not. Meanwhile it is pending, and the member can take it back.
 */
export async function firstPaymentWait(
  db: Kysely<Tables>,
  { policy }: Pick<BankContext, 'policy'>,
  membershipId: string,
  { kind, amount }: Pick<TransferRequest, 'kind' | 'amount'>,
  to: RecipientDetails,
  at: EpochMs,
): Promise<EpochMs | null> {
  if (kind === 'internal' || !isLargePayment({ kind, amount: cents(amount) }, policy)) {
    return null;
  }
  const wait = waitOf(at, await delayOf(db, policy, membershipId));
  return wait === null || (await wasPaid(db, membershipId, kind, to)) ? null : wait;
}

/** For so many hours a first payment waits: the longest that an owner or a guardian has chosen, or the bank for who has not. */
export async function delayOf(
  db: Kysely<Tables>,
  { security }: Pick<Policy, 'security'>,
  membershipId: string,
): Promise<FirstPaymentDelay> {
  const atFirst = security.firstPaymentDelayHours;
  const { hours } = await db
    .selectFrom('party')
    .leftJoin('person_settings', 'person_settings.person_id', 'party.person_id')
    .select(({ fn, val }) =>
      fn.max(fn.coalesce('first_payment_delay_hours', val(atFirst))).as('hours'),
    )
    .where('party.membership_id', '=', membershipId)
    .where('party.role', 'in', toldRoles)
    .where('party.until_at', 'is', null)
    .executeTakeFirstOrThrow();
  return hours as FirstPaymentDelay;
}
