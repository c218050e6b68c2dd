import type { Kysely } from 'kysely';
import type { AddressKind } from '#contract/payments/address-fields.ts';
import type { Tables } from '../tables.ts';
import type { NamedRecipient } from './name-checks.ts';
import { type KnownRecipient, lookAlikeOf, lookAlikeOfName } from './look-alike-rules.ts';
import { addressColumns, addressOf } from './payment-address.ts';

/** The number of newest transfers that are searched for earlier recipients. */
const transfersMost = 500;

/** The saved or paid recipient of the member that this recipient may be mistaken for; null where there is none. */
export async function findLookAlike(
  db: Kysely<Tables>,
  membershipId: string,
  recipient: NamedRecipient,
): Promise<string | null> {
  const known = await knownRecipients(db, membershipId, recipient.kind);
  return lookAlikeOf(recipient.kind, recipient, known);
}

/** The same for a saved recipient that is to have that name. */
export async function findLookAlikeOfName(
  db: Kysely<Tables>,
  membershipId: string,
  recipient: NamedRecipient,
): Promise<string | null> {
  const known = await knownRecipients(db, membershipId, recipient.kind);
  return lookAlikeOfName(recipient.kind, recipient, known);
}

async function knownRecipients(
  db: Kysely<Tables>,
  membershipId: string,
  kind: AddressKind,
): Promise<KnownRecipient[]> {
  const saved = await db
    .selectFrom('recipient')
    .select(['name', ...addressColumns])
    .where('membership_id', '=', membershipId)
    .where('kind', '=', kind)
    .execute();
  const paid = await paidRecipients(db, membershipId, kind).execute();
  return [
    ...paid.map((row) => ({ ...addressOf(row), wasPaid: true })),
    ...saved.map((row) => ({ ...addressOf(row), wasPaid: false })),
  ];
}

/** The recipients of the newest completed transfers by that way. */
export function paidRecipients(db: Kysely<Tables>, membershipId: string, kind: AddressKind) {
  return (
    db
      .selectFrom('transfer')
      .select(['to_name as name', ...addressColumns])
      .where('membership_id', '=', membershipId)
      .where('kind', '=', kind)
      .where('status', '=', 'completed')
      // None of them goes to an own account; said, so that the index of transfers to others serves it.
      .where('to_account_id', 'is', null)
      .orderBy('at', 'desc')
      .limit(transfersMost)
  );
}
