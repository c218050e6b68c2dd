import { type Cents, cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankStore } from '../ports.ts';
import type { BankContext } from '../database/bank-context.ts';
import { shownName } from '../database/account-name.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { readBalances } from '../ledger/ledger-records.ts';
import { availableOf, type Balance } from '../ledger/ledger-rules.ts';
import { addressOf, isSameRecipient } from '../rails/payment-address.ts';
import type { RecipientRow, Tables } from '../database/tables.ts';
import { countsFor, placesOfDay, spanOf } from '../identity/step-up/leaving-records.ts';
import { categories } from './categories.ts';
import { goalOf, readGoalDestinations } from './goal-destinations.ts';
import { moneyRequestOf } from './money-request-of.ts';
import { requestedMoney } from './load-requested-money.ts';
import { debitsOfTransfers, transfersSentSince } from './transfer-records.ts';
import type { Destination, TransferAccount, TransferFacts } from './transfer-rules.ts';

/**
 * What a decision needs, as it is at the moment: nothing is locked. `TransferBatch` reads the same under locks. Without `at` no
 * request for money can be paid: on a later day it may be paid already.
 */
export async function readFacts(
  { db, engine }: Pick<BankStore, 'db' | 'engine'>,
  membershipId: string,
  request: TransferRequest,
  at?: EpochMs,
): Promise<TransferFacts> {
  const handles: string[] =
    request.kind === 'internal' ? [request.from, request.to] : [request.from];
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'handle', 'name', shownName().as('shownName'), 'matures_on as maturesOn'])
    .where('membership_id', '=', membershipId)
    .where('handle', 'in', handles)
    .where('closed_at', 'is', null)
    .execute();
  const balances = await readBalances(
    { db, engine },
    accounts.map((account) => account.id),
  );
  const find = (handle: string): TransferAccount | undefined => {
    const account = accounts.find((candidate) => candidate.handle === handle);
    const balance = account && balances.get(account.id);
    return balance && transferAccount(account, balance);
  };
  return {
    from: find(request.from),
    to: request.kind === 'internal' ? find(request.to) : undefined,
    goal: (await readGoalDestinations(db, [{ membershipId, request }])).get(goalOf(request) ?? ''),
    recipient: await findRecipient(db, membershipId, request),
    requested:
      at !== undefined && moneyRequestOf(request) !== undefined
        ? await (await requestedMoney()).findRequestedMoney(db, { membershipId, request }, at)
        : undefined,
  };
}

/** An account as a transfer needs to know it, with its balance under lock or as it is at the moment. */
export function transferAccount(
  {
    id,
    name,
    shownName: shown,
    maturesOn,
  }: Pick<TransferAccount, 'id' | 'name' | 'shownName'> & { readonly maturesOn: string | null },
  balance: Balance,
): TransferAccount {
  return {
    id,
    name,
    shownName: shown,
    balance: cents(balance.balance - balance.held),
    available: availableOf(balance),
    maturesOn: maturesOn as LocalDate | null,
  };
}

async function findRecipient(
  db: Kysely<Tables>,
  membershipId: string,
  request: TransferRequest,
): Promise<RecipientRow | undefined> {
  if (request.kind === 'internal' || request.recipient === undefined) {
    return undefined;
  }
  const recipient = await findSavedRecipient(db, membershipId, request.recipient);
  return recipient?.kind === request.kind ? recipient : undefined;
}

/** The member's saved recipient of that key. */
export async function findSavedRecipient(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<RecipientRow | undefined> {
  return await db
    .selectFrom('recipient')
    .selectAll()
    .where('id', '=', id)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
}

/** What a member has sent to others, by each way. */
export type SentToOthers = Readonly<Record<'zelle' | 'external', Cents>>;

/** Before anything was sent. */
export const nothingSent: SentToOthers = { zelle: cents(0), external: cents(0) };

/** What these memberships have sent to others on a day; of one that sent nothing there is nothing. */
export async function sentOn(
  scope: Pick<DatabaseTransaction, 'engine'> & { readonly trx: Kysely<Tables> },
  bank: Pick<BankContext, 'timeZone'>,
  membershipIds: Iterable<string>,
  day: LocalDate,
): Promise<Map<string, SentToOthers>> {
  const sent = new Map<string, SentToOthers>();
  const wanted = { members: listOf(membershipIds), ...spanOf(day, bank) };
  for (const row of await sumsSent(scope, wanted)) {
    const { membership_id: id, category, amount } = row;
    const before = sent.get(id) ?? nothingSent;
    if (category === categories.zelle) sent.set(id, { ...before, zelle: cents(amount) });
    if (category === categories.external) sent.set(id, { ...before, external: cents(amount) });
  }
  return sent;
}

const sumsSent = prepareQuery(['members', ...placesOfDay], ({ trx, engine, places }) =>
  debitsOfTransfers(trx)
    .leftJoin(
      'scheduled_transfer as ordered',
      'ordered.transfer_id',
      'account_transaction.transfer_id',
    )
    .select(({ fn }) => [
      'account_transaction.membership_id',
      'account_transaction.category',
      fn.sum<number>('account_transaction.amount').as('amount'),
    ])
    .where(isInList({ engine }, 'account_transaction.membership_id', places.members))
    .where(countsFor(places, { orderedFor: 'ordered.day', leftAt: 'account_transaction.at' }))
    .groupBy(['account_transaction.membership_id', 'account_transaction.category']),
);

/** When the member last sent this amount to the same account or person, if it was since then. */
export async function lastEqualTransfer(
  db: Kysely<Tables>,
  membershipId: string,
  request: Pick<TransferRequest, 'kind' | 'amount'>,
  to: Destination,
  since: EpochMs,
): Promise<EpochMs | null> {
  const rows = await transfersSentSince(db, membershipId, since)
    .innerJoin('transfer', 'transfer.id', 'account_transaction.transfer_id')
    .selectAll('transfer')
    .where('account_transaction.category', '=', categories[request.kind])
    .where('account_transaction.amount', '=', request.amount)
    .orderBy('account_transaction.at', 'desc')
    .execute();
  const equal = rows.find((row) =>
    request.kind === 'internal'
      ? row.to_account_id === to.toAccount?.id
      : isSameRecipient(request.kind, addressOf(row), to),
  );
  return (equal?.at ?? null) as EpochMs | null;
}
