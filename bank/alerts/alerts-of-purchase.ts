import type { CardType } from '#contract/cards/cards.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { AlertId } from '#contract/text/ids.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { payeeOf } from '../history/payee-rules.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';

interface ApprovedPurchase {
  readonly membershipId: string;
  readonly cardId: string;
  readonly cardType: CardType;
  /** Masked. */
  readonly cardNumber: string;
  readonly merchant: string;
  readonly amount: Cents;
}

/** The alerts that a purchase raises for its card and its merchant, to be recorded with it. */
export async function alertsOfPurchase(
  trx: Transaction<Tables>,
  { membershipId, cardId, cardType, cardNumber, merchant, amount }: ApprovedPurchase,
): Promise<EventBody[]> {
  const alerts = await trx
    .selectFrom('alert')
    .select(['id', 'amount', 'payee_name'])
    .where('membership_id', '=', membershipId)
    .where('amount', '<=', amount)
    .where(({ or, and, eb }) =>
      or([
        eb('card_id', '=', cardId),
        and([eb('kind', '=', 'to-payee'), eb('payee', '=', payeeOf(merchant))]),
      ]),
    )
    .orderBy('id')
    .execute();
  return alerts.map(({ id, amount: limit, payee_name: payee }) => {
    const basis = { kind: 'alert', alert: id as AlertId, limit: cents(limit), amount } as const;
    return payee === null
      ? { ...basis, alertKind: 'card-purchase', cardType, cardNumber, merchant }
      : { ...basis, alertKind: 'to-payee', payee };
  });
}
