import type { Kysely } from 'kysely';
import type { Tables } from '#bank/index.ts';

/** What the oracle reads of the bank's tables, past the bank. */
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
    purchases: await db.selectFrom('card_entry').select(['id', 'amount']).execute(),
    payees: await db.selectFrom('payee').select(['id', 'membership_id']).execute(),
  };
}

export type BankRows = Awaited<ReturnType<typeof readBankRows>>;
