import { type Kysely, sql } from 'kysely';
import { phraseOf, phraseText } from '../../history/search-terms.ts';
import { clustered, type Engine } from './engine.ts';

/** The words that transactions have in common, and which transactions have them. */
export async function searchPhrases(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('search_phrase')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('phrase', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_phrase_key', ['member_id', 'phrase', 'text'])
    .modifyEnd(clustered(engine))
    .execute();
  await db.schema.alterTable('account_transaction').addColumn('phrase', 'bigint').execute();
  await phraseExistingRows(db);
  if (engine === 'postgres') {
    await sql`alter table account_transaction alter column phrase set not null`.execute(db);
  }
  await db.schema
    .createIndex('account_transaction_by_phrase')
    .on('account_transaction')
    .columns(['phrase', 'at'])
    .execute();
}

/** Those that are alike together: such kinds are few, however long the history is. */
async function phraseExistingRows(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    member: string;
    account: string;
    category: string;
    description: string;
    name: string;
  }>`select distinct line.member_id as member, line.account_id as account, line.category,
      line.description, account.name
    from account_transaction as line join account on account.id = line.account_id`.execute(db);
  await sql`create temporary table alike (member_id text, account_id text, category text,
    description text, phrase bigint,
    primary key (member_id, account_id, category, description))`.execute(db);
  for (const { member, account, category, description, name } of rows) {
    const phrase = phraseOf({ membershipId: member, accountId: account, category, description });
    await sql`insert into alike (member_id, account_id, category, description, phrase)
      values (${member}, ${account}, ${category}, ${description}, ${phrase})`.execute(db);
    await sql`insert into search_phrase (member_id, phrase, account_id, category, text)
      values (${member}, ${phrase}, ${account}, ${category},
        ${phraseText(description, category, name)})`.execute(db);
  }
  await sql`update account_transaction set phrase = (
    select alike.phrase from alike
    where alike.member_id = account_transaction.member_id
      and alike.account_id = account_transaction.account_id
      and alike.category = account_transaction.category
      and alike.description = account_transaction.description)`.execute(db);
  await sql`drop table alike`.execute(db);
}
