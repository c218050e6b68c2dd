import type { ComingItem } from '#contract/forecast/forecast.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { readWording } from '#contract/transactions/transaction-wording.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { OrdersBank } from '../standing-orders/order-kind.ts';

/** What an item of due work did to the money of a membership, or would have done. */
export interface Happening extends Pick<
  ComingItem,
  'kind' | 'description' | 'wording' | 'account' | 'to' | 'amount' | 'happens'
> {
  /** What names it in every rehearsal, where the key of its item does not. */
  readonly key?: string;
}

/** Something of a membership that is due at a time. */
export interface Coming {
  /** The same for the same item in every rehearsal. */
  readonly key: string;
  readonly dueAt: EpochMs;
  /** Carries it out at that time. Returns nothing where no money was to move. */
  readonly execute: (
    scope: DatabaseTransaction,
    bank: OrdersBank,
    at: EpochMs,
  ) => Promise<readonly Happening[]>;
}

/** What is due of one kind of a membership. */
export interface ComingSource {
  readonly list: (scope: DatabaseTransaction, membershipId: string) => Promise<readonly Coming[]>;
  /** Whether others bring new items to it: then it is looked at again also when it was empty. */
  readonly isFed: boolean;
}

/** Carries something out, and tells which lines it wrote into the history of the membership. */
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

/** What a line of the history says that happened. */
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
