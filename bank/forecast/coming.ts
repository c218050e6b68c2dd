import type { ComingItem } from '#contract/forecast/forecast.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { readWording } from '#contract/transactions/transaction-wording.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { OrdersBank } from '../standing-orders/order-kind.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import { monthAfter, settledAt } from '../calendar/local-time.ts';
import { listUnpaid } from '../dividends/dividend-records.ts';
import { payDividends } from '../dividends/pay-dividends.ts';

/** The effect of an item on the membership's money, or the effect it would have had. */
export interface Happening extends Pick<
  ComingItem,
  'kind' | 'description' | 'wording' | 'account' | 'to' | 'amount' | 'happens'
> {
  /** Identifies it in every rehearsal, if the item's key does not. */
  readonly key?: string;
}

/** A due item of a membership. */
export interface Coming {
  /** The item's key, the same in every rehearsal. */
  readonly key: string;
  readonly dueAt: EpochMs;
  /** Carries it out at that time. Returns undefined if no money was due to move. */
  readonly execute: (
    scope: DatabaseTransaction,
    bank: OrdersBank,
    at: EpochMs,
  ) => Promise<readonly Happening[]>;
}

/** The due items of one kind. */
export interface ComingSource {
  readonly list: (scope: DatabaseTransaction, membershipId: string) => Promise<readonly Coming[]>;
  /** Whether other items can add to it, so that it is read again after it was empty. */
  readonly isFed: boolean;
  /**
   * The scope of an item's changes besides the sources that are fed: all sources; its own source; or, of its own source,
   * only the items that are due at a later moment.
   */
  readonly changes: 'all' | 'own' | 'own-later';
}

/** Runs `act` and returns the history lines that it wrote for the membership. */
export async function linesWrittenBy(
  { trx }: DatabaseTransaction,
  membershipId: string,
  at: EpochMs,
  act: () => Promise<unknown>,
): Promise<Line[]> {
  const lines = async () =>
    await trx
      .selectFrom('account_transaction as line')
      .innerJoin('account', 'account.id', 'line.account_id')
      .innerJoin('posting', 'posting.id', 'line.posting_id')
      .select(['line.id', 'line.type', 'line.amount', 'line.description', 'line.transfer_id'])
      .select(['account.handle', 'posting.kind'])
      .where('line.membership_id', '=', membershipId)
      .where('line.at', '=', at)
      .orderBy('line.id')
      .execute();
  const before = new Set((await lines()).map(({ id }) => id));
  await act();
  return (await lines()).filter(({ id }) => !before.has(id));
}

interface Line {
  readonly type: 'credit' | 'debit';
  readonly amount: number;
  readonly description: string;
  readonly transfer_id: string | null;
  readonly handle: string;
  readonly kind: Parameters<typeof readWording>[1];
}

/** The happening that a history line describes. */
export function happeningOf(
  kind: ComingItem['kind'],
  { type, amount, description, handle, kind: posting }: Line,
  to: AccountId | null = null,
): Happening {
  const wording = readWording(description, posting);
  return {
    kind,
    description,
    ...(wording && { wording }),
    account: handle as AccountId,
    to,
    amount: cents(type === 'credit' ? amount : -amount),
    happens: true,
  };
}

/**
 * Dividends, which are paid when a month ends. The first month is the next one of the bank's run. Which accounts are
 * paid already is read at the due time, so that a run in progress is continued.
 */
export async function dividends(
  { trx }: DatabaseTransaction,
  timeZone: string,
): Promise<ComingSource> {
  const run = await trx
    .selectFrom('dividend_run')
    .select('month')
    .where('due_at', 'is not', null)
    .orderBy('month')
    .executeTakeFirst();
  let month = run?.month as StatementMonth | undefined;
  return {
    isFed: false,
    changes: 'all',
    async list(_, membershipId) {
      if (month === undefined) return [];
      const paid = month;
      return await Promise.resolve([
        {
          key: `dividends:${paid}`,
          dueAt: settledAt(paid, timeZone),
          async execute(scope, bank, at) {
            month = monthAfter(paid);
            const lines = await linesWrittenBy(scope, membershipId, at, async () => {
              for (const account of await accountsOf(scope, membershipId)) {
                const [next] = await listUnpaid(scope.trx, paid, account, 1);
                if (next?.id !== account) continue;
                await payDividends(scope, bank, paid, { from: account, limit: 1 }, at);
              }
            });
            return lines.map((line) => happeningOf('dividend', line));
          },
        },
      ]);
    },
  };
}

async function accountsOf(
  { trx }: DatabaseTransaction,
  membershipId: string,
): Promise<readonly string[]> {
  const accounts = await trx
    .selectFrom('account')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return accounts.map(({ id }) => id);
}
