import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { ownLimitRefusals } from '#contract/transfers/transfer-refusals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { HeldParty } from './role-policy.ts';

/** The roles that send money to others within a daily limit of their own, which somebody with more rights sets. */
export const limitedRoles: readonly PartyRole[] = ['authorised-user', 'minor'];

/** Why a person may not send what others in the membership may. */
export type OwnLimitRefusal = RefusalOf<typeof ownLimitRefusals>;

/** The sender of a transfer to decide. */
export interface LimitedSender {
  readonly membershipId: string;
  readonly personId: string;
  readonly party: Pick<HeldParty, 'role' | 'dailyLimit'>;
}

/** The person against whose own limit a transfer of that kind counts; null where it counts against none. */
export function limitedPersonOf(
  { personId, party }: LimitedSender,
  kind: TransferKind,
): string | null {
  return kind === 'internal' || !limitedRoles.includes(party.role) ? null : personId;
}

/**
 * Whether the person may take back a transfer of the membership: in a role with a limit of its own only what they sent
 * themselves.
 */
export function mayTakeBack(
  { personId, party }: LimitedSender,
  { kind, limited_person_id: sentBy }: Pick<Tables['transfer'], 'kind' | 'limited_person_id'>,
): boolean {
  // Between accounts of the membership no limit counts, and nothing is held.
  return kind === 'internal' || !limitedRoles.includes(party.role) || sentBy === personId;
}

/**
 * The person's own limit of a day for transfers of that kind to others, and the rest of it after `sent`; null where they
 * have none.
 */
export function ownLimitOf(
  { role, dailyLimit }: LimitedSender['party'],
  kind: TransferKind,
  sent: number,
): { readonly limit: Cents; readonly leftToday: Cents } | null {
  if (!limitedRoles.includes(role)) {
    return null;
  }
  const limit = cents(role === 'minor' && kind === 'external' ? 0 : (dailyLimit ?? 0));
  return { limit, leftToday: cents(Math.max(0, limit - sent)) };
}

/**
 * Whether a person may send so much more on a day on which they have sent `sent`, both in cents; null where they may. Between
 * accounts of the membership there is no such limit, and a limit that nobody has set lets nothing out.
 */
export function refuseOverOwnLimit(
  party: LimitedSender['party'],
  { kind, amount }: { readonly kind: TransferKind; readonly amount: number },
  sent: number,
): OwnLimitRefusal | null {
  const own = kind === 'internal' ? null : ownLimitOf(party, kind, sent);
  if (own === null) {
    return null;
  }
  if (party.role === 'minor' && kind === 'external') {
    return { code: 'NOT_FOR_MINORS' };
  }
  return amount > own.leftToday ? { code: 'OVER_OWN_LIMIT', data: own } : null;
}

/**
 * The amount that the person has sent on that day under a limit of their own, in cents; for persons without one it is not
 * counted.
 */
export async function sentByPerson(
  db: Kysely<Tables>,
  { membershipId, personId, party }: LimitedSender,
  day: LocalDate,
): Promise<number> {
  if (!limitedRoles.includes(party.role)) {
    return 0;
  }
  const row = await db
    .selectFrom('party_sending')
    .select('sent')
    .where('membership_id', '=', membershipId)
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.sent ?? 0;
}

/** Counts what the person sends now, in the transaction that sends it, under the lock of the membership. */
export async function countSending(
  { trx }: DatabaseTransaction,
  sender: LimitedSender,
  day: LocalDate,
  { kind, amount }: { readonly kind: TransferKind; readonly amount: number },
): Promise<void> {
  const person = limitedPersonOf(sender, kind);
  if (person === null) {
    return;
  }
  await trx
    .insertInto('party_sending')
    .values({ membership_id: sender.membershipId, person_id: person, day, sent: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['membership_id', 'person_id', 'day'])
        .doUpdateSet(({ ref, eb }) => ({ sent: eb(ref('party_sending.sent'), '+', amount) })),
    )
    .execute();
}

/**
 * Gives back what a transfer counted on the day on which it was sent, because its money came back: in the transaction that
 * brings it, under the lock of the membership's log. A row never says that nothing was sent: it is removed.
 */
export async function giveBackSending(
  { trx }: DatabaseTransaction,
  {
    membership_id: membershipId,
    limited_person_id: person,
    amount,
  }: Pick<Tables['transfer'], 'membership_id' | 'limited_person_id' | 'amount'>,
  day: LocalDate,
): Promise<void> {
  if (person === null) {
    return;
  }
  const { numUpdatedRows: lowered } = await trx
    .updateTable('party_sending')
    .set(({ eb }) => ({ sent: eb('sent', '-', amount) }))
    .where('membership_id', '=', membershipId)
    .where('person_id', '=', person)
    .where('day', '=', day)
    .where('sent', '>', amount)
    .executeTakeFirst();
  if (lowered === 0n) {
    await trx
      .deleteFrom('party_sending')
      .where('membership_id', '=', membershipId)
      .where('person_id', '=', person)
      .where('day', '=', day)
      .execute();
  }
}
