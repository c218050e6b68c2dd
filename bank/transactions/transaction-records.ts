import { cents } from '#contract/money/cents.ts';
import { type Kysely, sql } from 'kysely';
import type { Category, TransactionFilter, Moved } from '#contract/transactions/transactions.ts';
import type { Tables } from '../tables.ts';
import { shownName } from '../database/account-name.ts';
import { amountIn, hasSplits } from '../history/splits.ts';
import { accountTypeOf } from '../dividends/product-records.ts';
import { historyOf, memoOfRow } from '../history/history-page.ts';
import type { BankStore } from '../ports.ts';
import { amongFew } from './find-transactions.ts';
import { areSummed, betweenOwnAccounts, type CountedTotals, totalDays } from './sums-of-days.ts';
import { applyFilter, categoriesOf, type Span, areMeant } from './transaction-filter.ts';

function withBalances(db: Kysely<Tables>, membershipId: string) {
  return historyOf(db, membershipId).select(({ selectFrom }) =>
    selectFrom('entry')
      .select('entry.balance_after')
      .whereRef('entry.posting_id', '=', 'account_transaction.posting_id')
      .whereRef('entry.account_id', '=', 'account_transaction.account_id')
      .$asScalar()
      // Each transaction shows an entry of a member's account, and those all have a balance.
      .$notNull()
      .as('balanceAfter'),
  );
}

/** A transaction of the member with its balance. */
export async function findTransaction(db: Kysely<Tables>, membershipId: string, id: string) {
  return await withBalances(db, membershipId)
    .select(memoOfRow.as('memo'))
    .where('account_transaction.id', '=', id)
    .executeTakeFirst();
}

/** The transfer that a transaction belongs to, with the names of its accounts. */
export type TransferOfTransaction = Awaited<ReturnType<typeof getTransfer>>;

/** The member's transfer, which is known to exist. */
export async function getTransfer(db: Kysely<Tables>, membershipId: string, id: string) {
  return await db
    .selectFrom('transfer')
    .innerJoin('account as source', 'source.id', 'transfer.from_account_id')
    .leftJoin('account as destination', (join) =>
      join
        .onRef('destination.id', '=', 'transfer.to_account_id')
        .onRef('destination.membership_id', '=', 'transfer.membership_id'),
    )
    .leftJoin('recipient', (join) =>
      join
        .onRef('recipient.id', '=', 'transfer.recipient_id')
        .onRef('recipient.membership_id', '=', 'transfer.membership_id'),
    )
    .selectAll('transfer')
    .select([
      'source.handle as fromHandle',
      shownName('source').as('fromName'),
      shownName('destination').as('toShown'),
      'destination.handle as toHandle',
      'recipient.id as savedRecipient',
    ])
    .where('transfer.id', '=', id)
    .where('transfer.membership_id', '=', membershipId)
    .executeTakeFirstOrThrow();
}

/** The statuses of the transfer, in order. */
export async function listStatuses(db: Kysely<Tables>, transferId: string) {
  return await db
    .selectFrom('transfer_status')
    .select(['status', 'at', 'reason'])
    .where('transfer_id', '=', transferId)
    .orderBy('sequence')
    .execute();
}

/** The sums of everything the filter means; the money of failed and cancelled rows is back and not counted. */
export async function totalTransactions(
  store: Pick<BankStore, 'db' | 'engine'>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<CountedTotals> {
  const categories = categoriesOf(filter);
  // The sums of days count a transaction that was split under its largest part alone.
  const areParts = categories.length > 0 && (await hasSplits(store.db, membershipId));
  if (areSummed(filter) && !areParts) {
    return await totalDays(store.db, membershipId, filter, span);
  }
  const history = store.db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .where(await amongFew(store, membershipId, filter));
  const sums = await applyFilter(history, membershipId, filter, span)
    .select(({ fn, case: when, eb }) => {
      const sumOf = (type: 'credit' | 'debit', category?: Category) =>
        fn.coalesce(
          fn.sum<number>(
            when()
              .when(
                eb.and([
                  eb('account_transaction.type', '=', type),
                  eb('account_transaction.status', 'not in', ['failed', 'cancelled']),
                  ...(category === undefined
                    ? []
                    : [eb('account_transaction.category', '=', category)]),
                ]),
              )
              .then(areParts ? amountIn(categories) : eb.ref('account_transaction.amount'))
              .else(0)
              .end(),
          ),
          eb.lit(0),
        );
      return [
        fn.countAll<number>().as('count'),
        sumOf('credit').as('moneyIn'),
        sumOf('debit').as('moneyOut'),
        sumOf('credit', betweenOwnAccounts).as('ownIn'),
        sumOf('debit', betweenOwnAccounts).as('ownOut'),
      ];
    })
    .executeTakeFirstOrThrow();
  return sums;
}

/** The member's accounts, with the available balance of each. */
export async function listExportedAccounts(db: Kysely<Tables>, membershipId: string) {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .leftJoin('product', 'product.id', 'account.product_id')
    .select([
      'account.id',
      'account.handle',
      'account.name',
      'account.number',
      'account.type as openedAs',
      'account.matures_on',
      'product.kind',
      'account_balance.balance',
      'account_balance.held',
    ])
    .where('account.membership_id', '=', membershipId)
    .orderBy('account.position')
    .execute();
  return rows.map(({ balance, held, openedAs, matures_on: maturesOn, kind, ...account }) => ({
    ...account,
    type: accountTypeOf(kind, openedAs),
    available: cents(maturesOn === null ? balance - held : 0),
  }));
}

const always: Span = { days: { first: null, last: null }, from: null, before: null };

/**
 * The money that failed or cancelled transactions moved in the time of the filter: there, when they were made, and back,
 * when their postings were reversed. No total of transactions counts it; statements do, since they list both.
 */
export async function sumCameBack(
  db: Kysely<Tables>,
  membershipId: string,
  filter: TransactionFilter,
  span: Span,
): Promise<Moved> {
  const categories = categoriesOf(filter);
  const amount =
    categories.length === 0 ? sql.ref('account_transaction.amount') : amountIn(categories);
  const sumOf = (there: 'credit' | 'debit', back: 'credit' | 'debit') => sql<number>`coalesce(sum(
      case when account_transaction.type = ${there} and ${isIn('account_transaction.at', span)}
        then ${amount} else 0 end
    + case when account_transaction.type = ${back} and ${isIn('back.at', span)}
        then ${amount} else 0 end), 0)`;
  const { rows } = await sql<{ moneyIn: number; moneyOut: number }>`
    select ${sumOf('credit', 'debit')} as ${sql.ref('moneyIn')},
      ${sumOf('debit', 'credit')} as ${sql.ref('moneyOut')}
    from account_transaction join posting as back on back.reverses = account_transaction.posting_id
    where account_transaction.membership_id = ${membershipId}
      and account_transaction.status in ('failed', 'cancelled')
      and ${areMeant(membershipId, filter, always)}`.execute(db);
  return { moneyIn: cents(rows[0]?.moneyIn ?? 0), moneyOut: cents(rows[0]?.moneyOut ?? 0) };
}

function isIn(column: string, { from, before }: Span) {
  const since = from === null ? sql`1 = 1` : sql`${sql.ref(column)} >= ${from}`;
  const until = before === null ? sql`1 = 1` : sql`${sql.ref(column)} < ${before}`;
  return sql<boolean>`${since} and ${until}`;
}
