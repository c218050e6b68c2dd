import { transactionStory } from '#contract/transactions/transaction-detail.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { payeeOf, phrasesOfPayee } from '../history/payee-rules.ts';
import { storyOf, type Visit } from './story-rules.ts';
import { findTransaction } from './transaction-records.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { cents } from '#contract/money/cents.ts';
import { sql } from 'kysely';
import type { BankStore } from '../ports.ts';
import { isOf } from './find-transactions.ts';

/** A transaction's place among those with the same payee (R-G3). */
export function storyHandler(gate: Gate, { store, clock, timeZone }: BankContext) {
  return gate.gated(transactionStory).story.handler(async ({ input, context, errors }) => {
    const { membershipId } = context.signedIn;
    const row = await findTransaction(store.db, membershipId, input.id);
    if (!row) throw errors.NOT_FOUND();
    const payee = payeeOf(row.description);
    const visits = await listVisits(store, { membershipId, payee, type: row.type });
    return storyOf(visits.slice(0, visitsMax), row, {
      today: localMoment(clock.now(), timeZone).date,
      areAll: visits.length <= visitsMax,
    });
  });
}

/** The most transactions of a payee that are read, however long the history: three a day for a year. */
export const visitsMax = 1_000;

interface OfPayee {
  readonly membershipId: string;
  readonly payee: string;
  readonly type: 'credit' | 'debit';
}

/**
 * The member's newest transactions with this payee in one direction, newest first, up to one more than `visitsMax`.
 * Those of each phrase are read in the order of an index.
 */
export async function listVisits(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  { membershipId, payee, type }: OfPayee,
  most = visitsMax,
): Promise<Visit[]> {
  const phrases = JSON.stringify(await phrasesOfPayee(db, membershipId, payee));
  const counted = sql`${isOf(membershipId)} and account_transaction.type = ${type}
    and account_transaction.status not in ('failed', 'cancelled')`;
  const newest = sql`order by at desc, id desc limit ${most + 1}`;
  const found =
    engine === 'postgres'
      ? sql`select hit.id, hit.at, hit.amount, hit.day, hit.description
        from json_array_elements_text(cast(${phrases} as json)) as wanted(phrase)
        cross join lateral (
          select id, at, amount, day, description from account_transaction
          where account_transaction.phrase = cast(wanted.phrase as bigint) and ${counted}
          ${newest}) as hit`
      : sql`select hit.id, hit.at, hit.amount, hit.day, hit.description
        from json_each(${phrases}) as wanted
        cross join account_transaction as hit on hit.rowid in (
          select account_transaction.rowid from account_transaction
          where account_transaction.phrase = wanted.value and ${counted}
          ${newest})`;
  const { rows } = await sql<VisitRow>`
    select id, at, amount, day, description from (${found}) as found ${newest}`.execute(db);
  return rows.flatMap(({ id, at, amount, day, description }) =>
    payeeOf(description) === payee
      ? [{ id, at, amount: cents(amount), day: day as LocalDate }]
      : [],
  );
}

interface VisitRow {
  readonly id: string;
  readonly at: number;
  readonly amount: number;
  readonly day: string;
  readonly description: string;
}
