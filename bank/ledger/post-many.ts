import { lockBalances, type LedgerScope, type PostingHead } from './ledger-records.ts';
import { type Balance, type DecidedEntry, decidePosting, type Leg } from './ledger-rules.ts';
import type { Overdrawn } from './post.ts';

/** One of many postings that are made together. */
export interface PostingOrder {
  readonly head: PostingHead;
  readonly legs: readonly Leg[];
}

interface DecidedPosting {
  readonly head: PostingHead;
  readonly entries: readonly DecidedEntry[];
}

/** An account's balance when it was locked, and as the last posting leaves it. */
interface BalanceChange {
  readonly locked: Balance;
  readonly left: Balance;
}

type ManyDecided =
  | {
      readonly kind: 'posted';
      readonly postings: readonly DecidedPosting[];
      readonly changes: readonly BalanceChange[];
    }
  | (Overdrawn & { readonly posting: string });

/** Few enough for the variables of one statement: SQLite takes 32,766, PostgreSQL 65,535. */
const rowsPerStatement = 500;

/**
 * Makes many postings as if `post` made one after the other, with a few statements for all of them.
 * All are recorded, or none as soon as one would take an account below its floor: the answer names
 * that posting and its account.
 */
export async function postMany(
  scope: LedgerScope,
  orders: readonly PostingOrder[],
): Promise<{ readonly kind: 'posted' } | (Overdrawn & { readonly posting: string })> {
  const accounts = new Set(orders.flatMap(({ legs }) => legs.map((leg) => leg.account)));
  const decision = decideMany(orders, await lockBalances(scope, [...accounts]));
  if (decision.kind === 'overdrawn') {
    return decision;
  }
  await recordPostings(scope, decision.postings);
  await recordBalances(scope, decision.changes);
  return { kind: 'posted' };
}

/** Decides each posting on the balances that the ones before it leave. */
function decideMany(
  orders: readonly PostingOrder[],
  locked: ReadonlyMap<string, Balance>,
): ManyDecided {
  const balances = new Map(locked);
  const postings: DecidedPosting[] = [];
  for (const { head, legs } of orders) {
    const decision = decidePosting(legs, balances);
    if (decision.kind === 'overdrawn') {
      return { ...decision, posting: head.id };
    }
    for (const { account, after } of decision.entries) {
      const known = balances.get(account);
      if (after && known) {
        balances.set(account, { ...known, ...after });
      }
    }
    postings.push({ head, entries: decision.entries });
  }
  const changes = [...locked].map(([account, balance]) => ({
    locked: balance,
    left: balances.get(account) ?? balance,
  }));
  return { kind: 'posted', postings, changes };
}

async function recordPostings(
  { trx }: LedgerScope,
  postings: readonly DecidedPosting[],
): Promise<void> {
  const heads = postings.map(({ head }) => ({
    id: head.id,
    kind: head.kind,
    at: head.at,
    transfer_id: head.transferId,
    reverses: head.reverses,
  }));
  const entries = postings.flatMap(({ head, entries: decided }) =>
    decided.map(({ account, amount, after }) => ({
      posting_id: head.id,
      account_id: account,
      amount,
      balance_after: after?.balance ?? null,
      version: after?.version ?? null,
    })),
  );
  for (const rows of chunks(heads)) {
    await trx.insertInto('posting').values(rows).execute();
  }
  for (const rows of chunks(entries)) {
    await trx.insertInto('entry').values(rows).execute();
  }
}

async function recordBalances(
  { trx }: LedgerScope,
  changes: readonly BalanceChange[],
): Promise<void> {
  for (const { locked, left } of changes) {
    const { numUpdatedRows } = await trx
      .updateTable('account_balance')
      .set({ balance: left.balance, version: left.version })
      .where('account_id', '=', locked.account)
      .where('version', '=', locked.version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) {
      throw new Error(`The balance of ${locked.account} changed while it was locked`);
    }
  }
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
