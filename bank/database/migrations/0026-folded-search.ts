import { type Kysely, sql } from 'kysely';
import { foldText } from '#contract/text/fold-text.ts';
import { phraseOf, phraseText } from '../../history/search-terms.ts';
import type { Engine } from './engine.ts';

/** Search finds what it finds without accents, and by memos: what older rows are searched by is written so, too. */
export async function foldedSearch(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await addMemos(db);
  await foldRows(db, engine, 'account_transaction', 'id');
  await foldRows(db, engine, 'transaction_note', 'transaction_id');
  await foldPhrases(db, engine, 'member_id');
}

const pageSize = 1_000;

interface LineWithMemo {
  readonly id: string;
  readonly member: string;
  readonly account: string;
  readonly accountName: string;
  readonly category: string;
  readonly description: string;
  readonly text: string;
  readonly memo: string;
}

async function addMemos(db: Kysely<unknown>): Promise<void> {
  const columns = sql`line.id, line.member_id as member, line.account_id as account,
    account.name as "accountName", line.category, line.description, line.search_text as text`;
  const ofTransfers = sql`select ${columns}, transfer.memo from account_transaction as line
    join account on account.id = line.account_id
    join transfer on transfer.id = line.transfer_id where transfer.memo <> ''`;
  const ofBills = sql`select ${columns}, bill_series.memo from account_transaction as line
    join account on account.id = line.account_id
    join bill_payment on bill_payment.member_id = line.member_id
      and bill_payment.posting_id = line.posting_id
    join bill_series on bill_series.id = bill_payment.series_id where bill_series.memo <> ''`;
  for (const lines of [ofTransfers, ofBills]) {
    for (let after = ''; ;) {
      const { rows } = await sql<LineWithMemo>`${lines} and line.id > ${after}
        order by line.id limit ${pageSize}`.execute(db);
      for (const line of rows) await addMemo(db, line);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  }
}

async function addMemo(db: Kysely<unknown>, line: LineWithMemo): Promise<void> {
  const { id, member, account, accountName, category, description, text, memo } = line;
  const phrase = phraseOf({
    membershipId: member,
    accountId: account,
    category,
    description,
    memo,
  });
  const rest = text.slice(description.length);
  await sql`update account_transaction set phrase = ${phrase},
      search_text = ${`${foldText(`${description}\n${memo}`)}${rest}`}
    where id = ${id}`.execute(db);
  await sql`insert into search_phrase (member_id, phrase, account_id, category, text)
    values (${member}, ${phrase}, ${account}, ${category},
      ${phraseText(description, category, accountName, memo)})
    on conflict do nothing`.execute(db);
}

/** Whether a text has other characters than ASCII, which are the same folded. */
export function isBeyondAscii(engine: Engine, column: string) {
  const text = sql.ref(column);
  const beyond = '[^\u0001-\u007f]';
  return engine === 'postgres' ? sql`${text} ~ ${beyond}` : sql`${text} glob ${`*${beyond}*`}`;
}

export async function foldRows(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  key: string,
): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select ${sql.ref(key)} as id, search_text as text from ${sql.table(table)}
      where ${isBeyondAscii(engine, 'search_text')} and ${sql.ref(key)} > ${after}
      order by ${sql.ref(key)} limit ${pageSize}`.execute(db);
    for (const { id, text } of rows) {
      await sql`update ${sql.table(table)} set search_text = ${foldText(text)}
        where ${sql.ref(key)} = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** The text is part of their key, and another of them may already have it folded. */
export async function foldPhrases(
  db: Kysely<unknown>,
  engine: Engine,
  owner: 'member_id' | 'membership_id',
): Promise<void> {
  const member = sql.ref(owner);
  const { rows } = await sql<{
    owner: string;
    phrase: number;
    account: string;
    category: string;
    text: string;
  }>`
    select ${member} as owner, phrase, account_id as account, category, text from search_phrase
    where ${isBeyondAscii(engine, 'text')}`.execute(db);
  for (const { owner: of, phrase, account, category, text } of rows) {
    await sql`delete from search_phrase
      where ${member} = ${of} and phrase = ${phrase} and text = ${text}`.execute(db);
    await sql`insert into search_phrase (${member}, phrase, account_id, category, text)
      values (${of}, ${phrase}, ${account}, ${category}, ${foldText(text)})
      on conflict do nothing`.execute(db);
  }
}
