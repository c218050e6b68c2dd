import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { addDays, startOfDay } from '../calendar/local-time.ts';
import { insertRows, updateRows } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { memoOfRow } from './history-page.ts';
import { phraseOf, phraseText } from './search-terms.ts';
import type { Days } from './daily-sums.ts';

type FiledLine = Awaited<ReturnType<ReturnType<typeof linesToFile>['execute']>>[number];

/** The member's lines with all that hangs on their category. */
export function linesToFile(db: Kysely<Tables>, membershipId: string) {
  return db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .select([
      'account_transaction.id',
      'account_transaction.account_id',
      'account_transaction.type',
      'account_transaction.description',
      'account_transaction.amount',
      'account_transaction.category',
      'account_transaction.day',
      'account_transaction.search_text',
      'account.name as accountName',
    ])
    .select(memoOfRow.as('memo'))
    .where('account_transaction.membership_id', '=', membershipId);
}

interface Filing {
  readonly membershipId: string;
  readonly category: string;
  readonly by: 'member' | 'payee';
  readonly timeZone: string;
}

/**
 * Files the lines under a category: in the history, in the text for search, and in the sums of their days. The balances of
 * all accounts of the membership are locked.
 */
export async function fileLines(
  scope: DatabaseTransaction,
  { membershipId, category, by, timeZone }: Filing,
  lines: readonly FiledLine[],
): Promise<number> {
  await insertRows(
    scope,
    'filed_transaction',
    lines.map((line) => ({
      membership_id: membershipId,
      transaction_id: line.id,
      bank_category: line.category,
      filed_by: by,
    })),
    'on conflict (membership_id, transaction_id) do update set filed_by = excluded.filed_by',
  );
  const changed = lines.filter((line) => line.category !== category);
  const refiled = changed.map((line) => ({ line, ...termsOf(line, membershipId, category) }));
  await updateRows(
    scope,
    'account_transaction',
    refiled.map(({ line, phrase, searchText }) => ({
      where: { id: line.id },
      set: { category, phrase, search_text: searchText },
    })),
  );
  const phrases = new Map(
    refiled.map(({ line, phrase, text }) => [
      phrase,
      { membership_id: membershipId, phrase, account_id: line.account_id, category, text },
    ]),
  );
  await insertRows(scope, 'search_phrase', [...phrases.values()], 'on conflict do nothing');
  await sumTheirDaysAgain(scope, membershipId, changed, timeZone);
  return changed.length;
}

function termsOf(line: FiledLine, membershipId: string, category: string) {
  const { description, account_id: accountId, accountName, memo } = line;
  const written = memo ?? '';
  return {
    phrase: phraseOf({ membershipId, accountId, category, description, memo: written }),
    text: phraseText(description, category, accountName, written),
    searchText: underCategory(line, category),
  };
}

/** The text that search looks through. The category stands in a line of its own, just before the account. */
function underCategory(
  { search_text: text, category, accountName }: FiledLine,
  now: string,
): string {
  const [before, after] = [category, now].map((one) => `\n${foldText(`${one}\n${accountName}`)}\n`);
  const place = text.lastIndexOf(before as string);
  if (place < 0) throw new Error('A transaction is not found by its category');
  return text.slice(0, place) + after + text.slice(place + (before as string).length);
}

async function sumTheirDaysAgain(
  scope: DatabaseTransaction,
  membershipId: string,
  lines: readonly FiledLine[],
  timeZone: string,
): Promise<void> {
  const days = lines.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)] as [LocalDate | undefined, LocalDate | undefined];
  if (first === undefined || last === undefined) return;
  await sumDaysAgain(scope, membershipId, {
    days: { first, last },
    from: startOfDay(first, timeZone),
    before: startOfDay(addDays(last, 1), timeZone),
  });
}

/** Whole days, and the stretch of time that they are, `before` not included. */
interface WholeDays {
  readonly days: { readonly first: string; readonly last: string } & Days;
  readonly from: EpochMs;
  readonly before: EpochMs;
}

const counts = sql`status not in ('failed', 'cancelled')`;

/**
 * Adds the lines of those days up once more, after their categories have changed. The balances of all accounts of the
 * membership are locked.
 */
async function sumDaysAgain(
  { trx }: DatabaseTransaction,
  membershipId: string,
  { days, from, before }: WholeDays,
): Promise<void> {
  await trx
    .deleteFrom('daily_sum')
    .where('membership_id', '=', membershipId)
    .where('day', '>=', days.first)
    .where('day', '<=', days.last)
    .execute();
  await sql`insert into daily_sum (membership_id, day, account_id, category, credits, money_in, debits, money_out,
      void_credits, void_debits)
    select membership_id, day, account_id, category,
      sum(case when type = 'credit' and ${counts} then 1 else 0 end),
      sum(case when type = 'credit' and ${counts} then amount else 0 end),
      sum(case when type = 'debit' and ${counts} then 1 else 0 end),
      sum(case when type = 'debit' and ${counts} then amount else 0 end),
      sum(case when type = 'credit' and not ${counts} then 1 else 0 end),
      sum(case when type = 'debit' and not ${counts} then 1 else 0 end)
    from account_transaction where membership_id = ${membershipId} and at >= ${from} and at < ${before}
    group by membership_id, day, account_id, category`.execute(trx);
}
