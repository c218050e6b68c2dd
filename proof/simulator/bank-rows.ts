import type { Kysely } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { fees } from '#bank/ledger/chart-of-accounts.ts';

/** The rows of the bank's tables that the oracle reads, past the bank. */
export async function readBankRows(db: Kysely<Tables>) {
  return {
    balances: await db
      .selectFrom('account_balance')
      .innerJoin('account', 'account.id', 'account_balance.account_id')
      .select(['account.id', 'account.membership_id', 'account.handle', 'balance'])
      .execute(),
    intents: await db.selectFrom('intent').select(['membership_id', 'key']).execute(),
    transfers: await db
      .selectFrom('transfer')
      .select(['id', 'membership_id', 'kind', 'amount', 'status', 'at'])
      .select(['from_account_id', 'to_account_id'])
      .execute(),
    scheduled: await db
      .selectFrom('scheduled_transfer')
      .select(['id', 'series_id', 'status', 'due_at', 'transfer_id'])
      .execute(),
    bills: await db
      .selectFrom('bill_payment')
      .select(['id', 'series_id', 'status', 'due_at'])
      .execute(),
    deposits: await db
      .selectFrom('deposit')
      .select(['id', 'account_id', 'amount', 'status'])
      .execute(),
    disputes: await db
      .selectFrom('dispute')
      .select(['id', 'account_id', 'amount', 'status', 'credited_at', 'taken_back_at', 'due_at'])
      .execute(),
    purchases: await db
      .selectFrom('card_entry')
      .select(['id', 'card_id', 'amount', 'overdraft'])
      .execute(),
    postings: await db
      .selectFrom('card_posting as posted')
      .innerJoin('entry as taken', (join) =>
        join
          .onRef('taken.posting_id', '=', 'posted.posting_id')
          .onRef('taken.account_id', '=', 'posted.account_id'),
      )
      .leftJoin('entry as fee', (join) =>
        join
          .onRef('fee.posting_id', '=', 'posted.fee_posting_id')
          .onRef('fee.account_id', '=', 'posted.account_id'),
      )
      .select(['posted.entry_id as id', 'posted.account_id', 'posted.posted_at'])
      .select(['posted.posting_id', 'posted.fee_posting_id'])
      .select(['taken.amount', 'taken.balance_after', 'taken.version', 'fee.amount as fee'])
      .orderBy('taken.version')
      .execute(),
    /** The entries that took an account below zero, or further below. */
    overdrawing: await db
      .selectFrom('entry')
      .innerJoin('posting', 'posting.id', 'entry.posting_id')
      .select(['posting_id', 'account_id', 'amount', 'balance_after', 'posting.kind'])
      .where('balance_after', '<', 0)
      .where('amount', '<', 0)
      .execute(),
    fees: await db
      .selectFrom('entry')
      .select('posting_id')
      .where('account_id', '=', fees)
      .execute(),
    payees: await db.selectFrom('payee').select(['id', 'membership_id']).execute(),
  };
}

export type BankRows = Awaited<ReturnType<typeof readBankRows>>;
