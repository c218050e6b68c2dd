import { foldText } from '#contract/text/fold-text.ts';
import { nameKey } from '#contract/text/typed-name.ts';
import { type Kysely, sql } from 'kysely';
import { foldPhrases, foldRows, isBeyondAscii } from './0026-folded-search.ts';
import type { Engine } from './engine.ts';

/** Texts are compared with one sign for each kind of quote and dash: what they are compared with is written so, too. */
export async function foldedSigns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await foldRows(db, engine, 'account_transaction', 'id');
  await foldRows(db, engine, 'transaction_note', 'transaction_id');
  await foldPhrases(db, engine, 'membership_id');
  await foldKeys(db, engine, { table: 'account', column: 'nickname_search', fold: foldText });
  await foldKeys(db, engine, { table: 'alert', column: 'payee', fold: foldText });
  await foldKeys(db, engine, {
    table: 'payee_rule',
    column: 'payee',
    fold: foldText,
    isOther: sql`other.type = payee_rule.type`,
  });
  await foldKeys(db, engine, {
    table: 'payee',
    column: 'name_key',
    fold: nameKey,
    isOther: sql`other.removed_at is null`,
  });
}

interface FoldedKey {
  readonly table: string;
  readonly column: string;
  readonly fold: (text: string) => string;
  /** Which other row of the membership may not have the same: where one has it, both stay as they are. */
  readonly isOther?: ReturnType<typeof sql>;
}

async function foldKeys(
  db: Kysely<unknown>,
  engine: Engine,
  { table, column, fold, isOther }: FoldedKey,
): Promise<void> {
  const [rows, key] = [sql.table(table), sql.ref(column)];
  const { rows: found } = await sql<{ text: string }>`
    select distinct ${key} as text from ${rows} where ${isBeyondAscii(engine, column)}`.execute(db);
  for (const { text } of found) {
    const folded = fold(text);
    if (folded === text) continue;
    const others = isOther === undefined ? sql`1 = 0` : isOther;
    await sql`update ${rows} set ${key} = ${folded} where ${key} = ${text}
      and not exists (select 1 from ${rows} as other
        where other.membership_id = ${sql.ref(`${table}.membership_id`)}
          and ${sql.ref(`other.${column}`)} = ${folded} and ${others})`.execute(db);
  }
}
