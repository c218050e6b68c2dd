import type { TransactionFilter } from '#contract/transactions/transactions.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  historyOf,
  historyRows,
  page,
  pageOfAll,
  type PageRequest,
  readCursor,
} from '../history/history-page.ts';
import { idsSplitInto } from '../history/splits.ts';
import type { BankStore } from '../ports.ts';
import type { Tables } from '../tables.ts';
import {
  signedAmountOf,
  accountsCalled,
  applyFilter,
  areMeant,
  categoriesOf,
  holdsWord,
  idsNoted,
  meansAll,
  ofAccountNamed,
  type Span,
  wordsOf,
} from './transaction-filter.ts';

interface SearchBounds {
  /** So many phrases are looked up without looking at the newest rows before. */
  readonly phrasesAtOnce: number;
  /** The number of rows that are read in order, before the search goes by their common phrases. */
  readonly rowsInTurn: number;
}

const usualBounds: SearchBounds = { phrasesAtOnce: 16, rowsInTurn: 1_000 };

/** The request of a search, and its member. */
export interface Search {
  readonly membershipId: string;
  readonly filter: TransactionFilter;
  readonly span: Span;
  readonly request: PageRequest;
}

/**
 * A page of the member's transactions under the filter, newest first. Where these have few phrases they are found by them;
 * where they have many, frequent phrases are found among the newest rows, and only rare phrases by themselves. So it takes
 * no longer in a long history than in a short one. See docs/decisions/0014-reading-at-size.md.
 */
export async function findTransactions(
  store: Pick<BankStore, 'db' | 'engine'>,
  search: Search,
  bounds = usualBounds,
) {
  const { membershipId, filter, span, request } = search;
  const { db } = store;
  if (meansAll(filter)) {
    return await pageOfAll(store, membershipId, span, request);
  }
  if (!isNarrowedByPhrase(filter)) {
    return await page(meantRows(db, search), request);
  }
  const phrases = await findPhrases(db, membershipId, filter);
  if (phrases.length > bounds.phrasesAtOnce) {
    const near = await findNear(db, search, bounds.rowsInTurn);
    if (near !== undefined) {
      return near;
    }
  }
  const ids = await findIds(store, search, phrases);
  if (ids.length === 0) {
    return { rows: [], next: null };
  }
  return await page(
    historyRows(db)
      .where(isOf(membershipId))
      .where('account_transaction.id', 'in', listed(store.engine, 'text', ids)),
    request,
  );
}

async function findNear(db: Kysely<Tables>, search: Search, rowsInTurn: number) {
  const rows = meantRows(db, search);
  const end = await endOfTurn(db, search, rowsInTurn);
  if (end === undefined) {
    return await page(rows, search.request);
  }
  const near = await page(
    rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('account_transaction.at', 'account_transaction.id'), '>', tuple(end.at, end.id)),
    ),
    search.request,
  );
  return near.next === null ? undefined : near;
}

function meantRows(db: Kysely<Tables>, { membershipId, filter, span }: Search) {
  return applyFilter(historyOf(db, membershipId), membershipId, filter, span);
}

/** More rows than this are rather read in order, by their time. */
const few = 20_000;

/**
 * The condition that a row is the member's, and where few of their rows can match the filter, that it is among these: then
 * all matches are found without looking at the others.
 */
export async function amongFew(
  store: Pick<BankStore, 'db' | 'engine'>,
  membershipId: string,
  filter: TransactionFilter,
): Promise<RawBuilder<boolean>> {
  const { db, engine } = store;
  const theirs = sql<boolean>`account_transaction.membership_id = ${membershipId}`;
  if (!isNarrowedByPhrase(filter)) {
    return theirs;
  }
  const phrases = listed(engine, 'bigint', await findPhrases(db, membershipId, filter));
  // Of an array PostgreSQL knows that it is short, and looks in the index.
  const isAlike = engine === 'postgres' ? sql`= any(array${phrases})` : sql`in ${phrases}`;
  const alike = sql`select alike.id from account_transaction as alike where alike.phrase ${isAlike}`;
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (${alike} limit ${few + 1}) as counted`.execute(db);
  if ((rows[0]?.found ?? 0) > few) {
    return theirs;
  }
  const besides = idsBesides(membershipId, filter).map(
    (ids) => sql`union select written.id from account_transaction as written
        where written.id in ${ids}`,
  );
  const either = sql`(${alike} ${sql.join(besides, sql` `)})`;
  const isEither = engine === 'postgres' ? sql`= any(array${either})` : sql`in ${either}`;
  return sql<boolean>`${isOf(membershipId)} and account_transaction.id ${isEither}`;
}

/** The keys of the page's rows and of the next row: the newest of each phrase, and the newest of those. */
async function findIds(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  { membershipId, filter, span, request: { cursor, limit } }: Search,
  phrases: readonly number[],
): Promise<string[]> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const theirs = sql`${isOf(membershipId)} and ${areMeant(membershipId, filter, span)}`;
  const meant =
    after === undefined
      ? theirs
      : sql`${theirs}
        and (account_transaction.at, account_transaction.id) < (${after.at}, ${after.id})`;
  const newest = sql`order by at desc, id desc limit ${limit + 1}`;
  const wanted = JSON.stringify(phrases);
  const alike =
    engine === 'postgres'
      ? sql`select hit.id, hit.at
        from json_array_elements_text(cast(${wanted} as json)) as wanted(phrase)
        cross join lateral (
          select id, at from account_transaction
          where account_transaction.phrase = cast(wanted.phrase as bigint) and ${meant}
          ${newest}) as hit`
      : sql`select hit.id, hit.at
        from json_each(${wanted}) as wanted
        cross join account_transaction as hit on hit.rowid in (
          select account_transaction.rowid from account_transaction
          where account_transaction.phrase = wanted.value and ${meant}
          ${newest})`;
  const besides = idsBesides(membershipId, filter).map(
    (ids) => sql`union select id, at from account_transaction
        where id in ${ids} and ${meant}`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${alike} ${sql.join(besides, sql` `)}) as found ${newest}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows that can match though their phrase does not: by a note, or by a part in another category than the whole. */
function idsBesides(membershipId: string, filter: TransactionFilter): RawBuilder<string>[] {
  const words = wordsOf(filter).flatMap(({ word, typed }) => [word, ...typed]);
  const categories = categoriesOf(filter);
  return [
    ...(words.length === 0 ? [] : [idsNoted(membershipId, words)]),
    ...(categories.length === 0 ? [] : [idsSplitInto(membershipId, categories)]),
  ];
}

function isNarrowedByPhrase(filter: TransactionFilter): boolean {
  return (
    filter.account !== undefined ||
    filter.category !== undefined ||
    wordsOf(filter).some(({ word }) => !mayBeNumber(word))
  );
}

const numbers = ['txn-000000-cr', 'ref-00000000', '0000-00-00'];

function mayBeNumber(word: string): boolean {
  const shape = word.replaceAll(/\d/g, '0');
  return (
    /^[$\d.,]+$/.test(word) ||
    signedAmountOf(word) !== null ||
    numbers.some((number) => number.includes(shape))
  );
}

/** The row after which the first turn ends; undefined where the rows that the time allows are fewer. */
async function endOfTurn(
  db: Kysely<Tables>,
  { membershipId, span: { from, before }, request: { cursor } }: Search,
  inTurn: number,
): Promise<{ at: number; id: string } | undefined> {
  let rows = db
    .selectFrom('account_transaction')
    .select(['at', 'id'])
    .where('membership_id', '=', membershipId);
  if (from !== null) {
    rows = rows.where('at', '>=', from);
  }
  if (before !== null) {
    rows = rows.where('at', '<', before);
  }
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at, id)));
  }
  return await rows
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(inTurn)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Whether the row is the member's, where few rows are looked at that are known by something else. Of the column alone
 * both engines think that it leads to fewer, and would go through all of the member's by their time.
 */
export function isOf(membershipId: string) {
  return sql<boolean>`account_transaction.membership_id || '' = ${membershipId}`;
}

/** A single parameter for the whole list, so that the statement is the same for any length. */
function listed(
  engine: BankStore['engine'],
  type: 'text' | 'bigint',
  values: readonly (string | number)[],
): RawBuilder<string> {
  const list = JSON.stringify(values);
  return engine === 'postgres'
    ? sql`(select cast(json_array_elements_text(cast(${list} as json)) as ${sql.raw(type)}))`
    : sql`(select value from json_each(${list}))`;
}

/** The phrases of all matching rows, except rows with the words only in their notes. */
async function findPhrases(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
): Promise<number[]> {
  let phrases = db
    .selectFrom('search_phrase')
    .select('phrase')
    .where('membership_id', '=', membershipId);
  if (filter.account !== undefined) {
    phrases = phrases.where('account_id', '=', ofAccountNamed(membershipId, filter.account));
  }
  const categories = categoriesOf(filter);
  if (categories.length > 0) {
    phrases = phrases.where('category', 'in', categories);
  }
  for (const { word } of wordsOf(filter)) {
    if (!mayBeNumber(word)) {
      phrases = phrases.where(
        sql<boolean>`(${holdsWord(sql.ref('text'), word, filter)}
          or account_id in ${accountsCalled(membershipId, word)})`,
      );
    }
  }
  return (await phrases.execute()).map(({ phrase }) => phrase);
}
