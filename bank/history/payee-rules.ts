import { filedByBank } from '#contract/transactions/filing-terms.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { insertRows, isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { namedOpenings } from '#contract/transactions/transaction-wording.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

interface Ruled {
  readonly id: string;
  readonly membershipId: string;
  readonly type: 'credit' | 'debit';
  readonly description: string;
  readonly category: Category;
}

/** Whether a member, and a rule of theirs, can file what the bank has under this category. */
export function isFileable(category: string): boolean {
  return !(filedByBank as readonly string[]).includes(category);
}

/**
 * The new lines under the categories that their members' rules say, and says in the database which were filed so. The balances
 * of their accounts are locked, so that no rule is made meanwhile.
 */
export async function filedByRules<Line extends Ruled>(
  scope: DatabaseTransaction,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  const owners = lines.flatMap(({ category, membershipId }) =>
    isFileable(category) ? [membershipId] : [],
  );
  if (owners.length === 0) return lines;
  const rules = await rulesOf(scope, { owners: listOf(owners) });
  if (rules.length === 0) return lines;
  const categories = new Map(
    rules.map((rule) => [keyOf(rule.membership_id, rule.type, rule.payee), rule.category]),
  );
  const ruled = lines.map((line) => {
    const key = keyOf(line.membershipId, line.type, payeeOf(line.description));
    const category = isFileable(line.category) ? categories.get(key) : undefined;
    return category === undefined ? line : { ...line, category: category as Category };
  });
  const filed = ruled.flatMap((line, index) => {
    const before = lines[index];
    return before === undefined || before === line
      ? []
      : [
          {
            membership_id: line.membershipId,
            transaction_id: line.id,
            bank_category: before.category,
            filed_by: 'payee' as const,
          },
        ];
  });
  await insertRows(scope, 'filed_transaction', filed);
  return ruled;
}

const rulesOf = prepareQuery(['owners'], ({ trx, engine, places }) =>
  trx
    .selectFrom('payee_rule')
    .select(['membership_id', 'type', 'payee', 'category'])
    .where(isInList({ engine }, 'membership_id', places.owners)),
);

function keyOf(membershipId: string, type: string, payee: string): string {
  return `${membershipId}\n${type}\n${payee}`;
}

const openings = namedOpenings.map(foldText);

const longest = 200;

/**
 * The payee in a description, as rules know payees: folded, without the bank's words before the name and without the number
 * of a shop at its end. `Greenfield Market #12` and `GREENFIELD MARKET 7` are one payee. A text that is folded already may
 * be given.
 */
export function payeeOf(description: string): string {
  const folded = foldText(description);
  const opening = openings.find((one) => folded.startsWith(one)) ?? '';
  const named = folded.slice(opening.length).replaceAll(/\s+/g, ' ').trim();
  const withoutNumber = named.replace(/[\s#*-]+\d[\d\s#*-]*$/, '');
  return (withoutNumber || named || folded).slice(0, longest);
}

/** The phrases of the member's transactions with this payee, in both directions. */
export async function phrasesOfPayee(
  db: Kysely<Tables>,
  membershipId: string,
  payee: string,
): Promise<number[]> {
  const known = await db
    .selectFrom('search_phrase')
    .select(['phrase', 'text'])
    .where('membership_id', '=', membershipId)
    .where(sql<boolean>`text like ${`%${payee.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    .execute();
  return known.flatMap(({ phrase, text }) =>
    payeeOf(text.split('\n', 1)[0] ?? '') === payee ? [phrase] : [],
  );
}
