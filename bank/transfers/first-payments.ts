import { cents } from '#contract/money/cents.ts';
import type { FirstPaymentDelay } from '#contract/identity/security/security-terms.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { Policy } from '../policy.ts';
import { holdsAt } from '../parties/party-records.ts';
import { toldRoles } from '../parties/role-policy.ts';
import type { Tables } from '../tables.ts';
import { isLargePayment, waitOf } from './first-payment-rules.ts';
import { type PaidTo, wasPaid } from './known-payees.ts';

/** The effects on a transfer that is large and the first to its recipient. */
export interface FirstPayment {
  readonly isLargeFirst: boolean;
  /** Until when it waits, if it is sent at that time; meanwhile it is pending, and the member can take it back. */
  readonly waitsUntil: EpochMs | null;
}

/** Whether a transfer that is sent at that time is a large first payment, and waits for it. */
export async function firstPaymentOf(
  db: Kysely<Tables>,
  bank: Pick<BankContext, 'policy'>,
  membershipId: string,
  request: Pick<TransferRequest, 'kind' | 'amount'>,
  to: PaidTo,
  at: EpochMs,
): Promise<FirstPayment> {
  const isLargeFirst = await isLargeFirstPayment(db, bank, membershipId, request, to);
  const waitsUntil = isLargeFirst
    ? waitOf(at, await delayOf(db, bank.policy, membershipId, at))
    : null;
  return { isLargeFirst, waitsUntil };
}

/** Whether it goes to others, and nothing was ever paid to its recipient. */
export async function isFirstPayment(
  db: Kysely<Tables>,
  membershipId: string,
  { kind }: Pick<TransferRequest, 'kind'>,
  to: PaidTo,
): Promise<boolean> {
  return kind !== 'internal' && !(await wasPaid(db, membershipId, kind, to));
}

/** Whether it is large, and nothing was ever paid to its recipient. */
export async function isLargeFirstPayment(
  db: Kysely<Tables>,
  { policy }: Pick<BankContext, 'policy'>,
  membershipId: string,
  { kind, amount }: Pick<TransferRequest, 'kind' | 'amount'>,
  to: PaidTo,
): Promise<boolean> {
  return (
    isLargePayment({ kind, amount: cents(amount) }, policy) &&
    (await isFirstPayment(db, membershipId, { kind }, to))
  );
}

/**
 * The hours for which a first payment sent at that time waits: the longest choice of the owners and guardians of that time,
 * or the bank's own for those without a choice.
 */
export async function delayOf(
  db: Kysely<Tables>,
  { security }: Pick<Policy, 'security'>,
  membershipId: string,
  at: EpochMs,
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
    .where(holdsAt(at))
    .executeTakeFirstOrThrow();
  return hours as FirstPaymentDelay;
}
