import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths, localMoment } from '../calendar/local-time.ts';
import type { Insertable } from 'kysely';
import type { CardEntryRow, CardIssueRow } from '../cards/card-tables.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  type CardUse,
  issuedOn,
  type SampleCard,
  sampleCards,
  usesOf,
} from './sample-card-uses.ts';
import { sample } from './sample-member.ts';
import { momentOf, openedAt, todaysMoments } from './sample-moments.ts';
import { cardPayment } from './sample-payments.ts';
import type { SampleKeys } from './sample-records.ts';

/** Gives the sample member three cards that have been in use for a while; returns the key of the credit card. */
export async function addSampleCards(
  scope: DatabaseTransaction,
  newId: () => string,
  { membershipId, accounts }: SampleKeys,
  now: EpochMs,
  timeZone: string,
): Promise<string> {
  const { trx } = scope;
  let creditCard = '';
  const today = localMoment(now, timeZone).date;
  for (const [position, card] of Object.values<SampleCard>(sampleCards).entries()) {
    const id = newId();
    const isDebit = card.kind === 'debit';
    if (card.kind === 'credit') creditCard = id;
    await trx
      .insertInto('card')
      .values({
        id,
        membership_id: membershipId,
        handle: card.kind,
        kind: card.kind,
        brand: card.brand,
        holder_name: sample.displayName,
        linked_account_id: isDebit ? accounts.checking.id : null,
        credit_limit: isDebit ? null : card.limit,
        spending_limit: card.limit,
        position,
      })
      .execute();
    await trx
      .insertInto('card_issue')
      .values(issueOf(id, card, today, timeZone))
      .execute();
    const uses = usesOf(card, today);
    const paidBy = card.kind === 'credit' ? await listCardPayments(trx, membershipId) : new Map();
    const entries = entriesOf(id, uses, paidBy, newId, now, today, timeZone);
    await insertRows(scope, 'card_entry', entries);
    if (isDebit) {
      await trx
        .insertInto('alert')
        .values({
          membership_id: membershipId,
          id: newId(),
          kind: 'card-purchase',
          card_id: id,
          amount: 100_00,
          created_at: openedAt(timeZone),
          seen_version: 0,
        })
        .execute();
    }
  }
  return creditCard;
}

/** The postings of the payments of the credit card from the account, by their days. */
async function listCardPayments(
  trx: DatabaseTransaction['trx'],
  membershipId: string,
): Promise<ReadonlyMap<string, string>> {
  const lines = await trx
    .selectFrom('account_transaction')
    .select(['day', 'posting_id'])
    .where('membership_id', '=', membershipId)
    .where('description', '=', cardPayment.description)
    .execute();
  return new Map(lines.map(({ day, posting_id: posting }) => [day, posting]));
}

function issueOf(
  cardId: string,
  card: SampleCard,
  today: LocalDate,
  timeZone: string,
): CardIssueRow {
  const issued = issuedOn(card, today);
  const issuedAt = momentOf(issued, 9 * 60, timeZone);
  return {
    card_id: cardId,
    sequence: 1,
    last_four: card.lastFour,
    expires: addMonths(today, card.validMonths).slice(0, 7),
    reason: null,
    issued_at: issuedAt,
    arrives_by: addDays(issued, 7),
    activated_at: momentOf(addDays(issued, 5), 18 * 60, timeZone),
  };
}

function entriesOf(
  cardId: string,
  uses: readonly CardUse[],
  paidBy: ReadonlyMap<string, string>,
  newId: () => string,
  now: EpochMs,
  today: LocalDate,
  timeZone: string,
): Insertable<CardEntryRow>[] {
  const todays = uses.filter(({ date }) => date === today);
  const moments = todaysMoments(
    now,
    today,
    todays.map(({ minutes }) => minutes),
    timeZone,
  );
  return uses.map((use) => ({
    id: newId(),
    card_id: cardId,
    kind: use.kind,
    description: use.description,
    category: use.category ?? ('Shopping' as const),
    amount: use.amount,
    at: moments[todays.indexOf(use)]?.at ?? momentOf(use.date, use.minutes, timeZone),
    posting_id: (use.kind === 'payment' && paidBy.get(use.date)) || null,
  }));
}
