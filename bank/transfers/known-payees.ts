import { type Expression, type Kysely, sql } from 'kysely';
import type { AddressKind, PaymentAddress } from '#contract/payments/address-fields.ts';
import {
  addressColumns,
  addressOf,
  isSameRecipient,
  reachesOnly,
} from '../rails/payment-address.ts';
import type { Tables } from '../tables.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { categories } from './transfer-tables.ts';
import { requestedMoney } from './load-requested-money.ts';
import type { RequestedMoney } from './request-to-pay.ts';
import { transfersSentSince } from './transfer-records.ts';
import type { Destination } from './transfer-rules.ts';
import { tenDigits } from '#contract/text/typed-signs.ts';

/** The receiver of a payment; for a request, the asking member is known by their membership. */
export type PaidTo = PaymentAddress & { readonly requested?: RequestedMoney | null };

/**
 * Whether a transfer of the member to the same account or person was ever completed. Every contact that is given must be
 * that of one such transfer (`reachesOnly`).
 */
export async function wasPaid(
  db: Kysely<Tables>,
  membershipId: string,
  kind: AddressKind,
  to: PaidTo,
): Promise<boolean> {
  if (to.requested) {
    return await (await requestedMoney()).wasMemberPaid(db, membershipId, to.requested);
  }
  const paid = db
    .selectFrom('transfer')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('kind', '=', kind)
    .where('to_account_id', 'is', null)
    .where('status', '=', 'completed');
  const toThem =
    kind === 'external'
      ? paid
          .where('account_number', '=', to.accountNumber)
          .where('routing_number', '=', to.routingNumber)
      : paid.where((row) =>
          row.and([
            to.email === null
              ? row.lit(to.phone !== null)
              : row(row.fn<string>('lower', ['email']), '=', to.email.toLowerCase()),
            to.phone === null
              ? row.lit(true)
              : row(digitsOf(row.ref('phone')), 'like', `%${tenDigits(to.phone)}`),
          ]),
        );
  return (await toThem.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the member has saved the same account or person, with every contact that is given. */
export async function isSaved(
  db: Kysely<Tables>,
  membershipId: string,
  kind: AddressKind,
  to: PaymentAddress,
): Promise<boolean> {
  const saved = await db
    .selectFrom('recipient')
    .select(['name', ...addressColumns])
    .where('membership_id', '=', membershipId)
    .where('kind', '=', kind)
    .execute();
  return saved.some((row) => reachesOnly(kind, addressOf(row), to));
}

/** A phone number without its usual punctuation. */
function digitsOf(phone: Expression<string | null>) {
  return ['(', ')', '-', '.', ' '].reduce<Expression<string | null>>(
    (text, mark) => sql`replace(${text}, ${mark}, '')`,
    phone,
  );
}

/** When the member last sent this amount to the same account or person, if it was since then. */
export async function lastEqualTransfer(
  db: Kysely<Tables>,
  membershipId: string,
  request: Pick<TransferRequest, 'kind' | 'amount'>,
  to: Destination,
  since: EpochMs,
): Promise<EpochMs | null> {
  const rows = await transfersSentSince(db, membershipId, since)
    .innerJoin('transfer', 'transfer.id', 'account_transaction.transfer_id')
    .selectAll('transfer')
    .where('account_transaction.category', '=', categories[request.kind])
    .where('account_transaction.amount', '=', request.amount)
    .orderBy('account_transaction.at', 'desc')
    .execute();
  const equal = rows.find((row) =>
    request.kind === 'internal'
      ? row.to_account_id === to.toAccount?.id
      : isSameRecipient(request.kind, addressOf(row), to),
  );
  return (equal?.at ?? null) as EpochMs | null;
}
