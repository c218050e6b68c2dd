import type {
  AddressKind,
  PaymentAddress,
  NameCheckOutcome,
} from '#contract/payments/address-fields.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { sql } from 'kysely';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { sha256OfText } from '../formats/sha-256.ts';
import { tidyName } from '#contract/text/typed-name.ts';
import type { NameCheckRow } from './recipient-tables.ts';
import { tenDigits } from '#contract/text/typed-signs.ts';

/** So long what was told of a name is told again without another comparison, and counts for a payment. */
export const toldAgainMs = 24 * 60 * 60_000;

/** A recipient of money, with the sender's name for them. */
export type NamedRecipient = PaymentAddress & { readonly kind: AddressKind };

/** The person to answer, and the membership. */
export interface Asker {
  readonly membershipId: string;
  readonly personId: string;
}

/** The key of the answer for that name at that account, email or phone. */
export function recipientHash({ kind, name, ...to }: NamedRecipient): string {
  const reached =
    kind === 'external'
      ? [to.accountNumber, to.routingNumber]
      : [to.email?.toLowerCase(), to.phone && tenDigits(to.phone)];
  return sha256OfText(JSON.stringify([kind, ...reached, tidyName(name)]));
}

/** The answers given within a day in these memberships. */
export async function readNameChecks(
  scope: DatabaseTransaction,
  membershipIds: ReadonlySet<string>,
  at: EpochMs,
): Promise<NameCheckRow[]> {
  if (membershipIds.size === 0) return [];
  return await toldSince(scope, { members: listOf(membershipIds), since: at - toldAgainMs });
}

/**
 * The answer that the person got about the recipient; null where there is none. A person without any answers costs no hash.
 */
export function nameCheckOf(
  told: readonly NameCheckRow[],
  { membershipId, personId }: Asker,
  recipient: NamedRecipient,
): NameCheckOutcome | null {
  const theirs = told.filter(
    (row) => row.membership_id === membershipId && row.person_id === personId,
  );
  if (theirs.length === 0) return null;
  const hash = recipientHash(recipient);
  return theirs.find((row) => row.recipient_hash === hash)?.outcome ?? null;
}

const toldSince = prepareQuery(['members', 'since'], ({ trx, engine, places }) =>
  trx
    .selectFrom('name_check')
    .selectAll()
    .where(isInList({ engine }, 'membership_id', places.members))
    .where('at', '>', sql<number>`${places.since}`),
);
