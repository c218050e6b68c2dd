import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Asker } from '../rails/name-checks.ts';
import { findToldName, type ToldName } from '../rails/told-names.ts';
import type { Destination } from './transfer-rules.ts';

/**
 * The origin of a payment: the member's own request, or an initiator's which was approved, with the answer that the
 * initiator got about the name of the recipient.
 */
export type PaymentOrigin =
  | { readonly kind: 'member' }
  | { readonly kind: 'approval'; readonly nameCheck: NameCheckOutcome | null };

/**
 * The answer that the person got about the name of the recipient; null where there is none, between own accounts, and for a
 * member's request for the money.
 */
export async function toldName(
  db: Kysely<Tables>,
  asker: Asker,
  { kind }: Pick<TransferRequest, 'kind'>,
  to: Destination,
  at: EpochMs,
): Promise<ToldName | null> {
  return kind === 'internal' || to.requested
    ? null
    : await findToldName(db, asker, { kind, ...to }, at);
}

/** The outcome alone. */
export async function toldOutcome(
  ...asked: Parameters<typeof toldName>
): Promise<NameCheckOutcome | null> {
  return (await toldName(...asked))?.outcome ?? null;
}
