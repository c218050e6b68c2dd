import { cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { type Connection, type LoadedFrom, prepareQuery } from '../database/prepared-query.ts';
import type { Tables } from '../tables.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { availableOf, type Balance } from '../ledger/ledger-rules.ts';
import { type LoadedAccount, loadAccounts } from '../ledger/load-accounts.ts';
import { lockMemberLogs, type MemberLogs } from '../member-log/append-to-member-logs.ts';
import { requestedMoney } from './load-requested-money.ts';
import { moneyRequestOf } from './request-to-pay.ts';
import type { PaidRequests } from './requested-money.ts';
import { decideToday, emptyDay, readSendingDays, type SendingDay } from './sending-day.ts';
import type {
  GoalDestination,
  TransferAccount,
  TransferDecision,
  TransferFacts,
} from './transfer-rules.ts';

/** A transfer that a member requests: an item of a batch. */
export interface TransferItem {
  readonly membershipId: string;
  /** The person who sends it; null where it was ordered before. */
  readonly by: string | null;
  readonly request: TransferRequest;
  /** The day whose limits count, where it was ordered for one; today otherwise. */
  readonly orderedFor?: LocalDate;
}

/** The facts by which transfers are decided. */
export interface LoadedFacts {
  /** After everything was locked. */
  readonly at: EpochMs;
  readonly accounts: ReadonlyMap<string, LoadedAccount>;
  readonly recipients: ReadonlyMap<string, RecipientRow>;
  readonly goals: Awaited<ReturnType<typeof readGoals>>;
  /** Where any is paid. */
  readonly requests: PaidRequests | null;
  /** The days of the members with payments to others; their sums grow with each transfer. */
  readonly days: Map<string, SendingDay>;
  /** The locks besides those of accounts and requests; null without locks. */
  readonly locked: { readonly memberships: ReadonlySet<string>; readonly logs: MemberLogs } | null;
}

/** Loads what these requests need, for a quote as for what is sent, without waiting for one answer before the next question. */
export async function loadFacts(
  from: LoadedFrom,
  bank: Pick<BankContext, 'clock' | 'timeZone' | 'policy'>,
  items: readonly TransferItem[],
): Promise<LoadedFacts> {
  const { lock, scope } = from;
  const members = new Set(items.map(({ membershipId }) => membershipId));
  const today = localMoment(bank.clock.now(), bank.timeZone).date;
  const senders = new Map(
    // Transfers between own accounts count against no limit.
    items.flatMap(({ membershipId, request: { kind }, orderedFor = today }) =>
      kind === 'internal' ? [] : [[membershipId, orderedFor] as const],
    ),
  );
  const paid = items.some(({ request }) => moneyRequestOf(request) !== undefined)
    ? (await requestedMoney()).PaidRequests
    : null;
  const askers = paid && lock ? await paid.askersOf(from.scope, items) : [];
  const [memberships, accounts, logs, recipients, goals, days] = await Promise.all([
    // First, so that of two equal requests in two processes the second waits here.
    lock ? lockMemberships(from.scope, [...members]) : null,
    loadAccounts(
      scope,
      members,
      items.flatMap(({ request }) => handlesOf(request)),
      { lock },
    ),
    lock ? lockMemberLogs(from.scope, new Set([...members, ...askers])) : null,
    readRecipients(scope, items),
    readGoals('db' in scope ? scope.db : scope.trx, items),
    readSendingDays(scope, bank, senders, { forStepUp: lock && bank.policy.security.asksStepUp }),
  ]);
  const at = bank.clock.now();
  return {
    at,
    accounts: new Map(accounts.map((one) => [keyOfAccount(one.membershipId, one.handle), one])),
    recipients,
    goals,
    requests: paid && (await paid.open(from, items, logs, at)),
    days,
    locked: memberships && logs && { memberships, logs },
  };
}

/** The facts of one of these transfers; `balanceOf`: the balances after the transfers before it. */
export function factsOf(
  { accounts, recipients, goals, requests }: LoadedFacts,
  item: TransferItem,
  balanceOf: (account: LoadedAccount) => Balance = ({ balance }) => balance,
): TransferFacts {
  const { membershipId, request } = item;
  const accountOf = (handle: string): TransferAccount | undefined => {
    const account = accounts.get(keyOfAccount(membershipId, handle));
    return account && transferAccount(account, balanceOf(account));
  };
  const goal = goals.get(goalOf(request) ?? '');
  const recipient =
    request.kind !== 'internal' && request.recipient !== undefined
      ? recipients.get(request.recipient)
      : undefined;
  const isTheirs = recipient?.membership_id === membershipId && recipient.kind === request.kind;
  return {
    from: accountOf(request.from),
    to: request.kind === 'internal' ? accountOf(request.to) : undefined,
    goal: goal?.membershipId === membershipId ? goal : undefined,
    recipient: isTheirs ? recipient : undefined,
    requested: requests?.find(item),
  };
}

/** Decides a transfer by what is known at the moment: nothing is locked, and it is decided again when it is sent. */
export async function decideNow(
  scope: Connection,
  bank: Pick<BankContext, 'clock' | 'timeZone' | 'policy'>,
  membershipId: string,
  request: TransferRequest,
): Promise<TransferDecision> {
  const item = { membershipId, by: null, request };
  const facts = await loadFacts({ lock: false, scope }, bank, [item]);
  const { sent } = facts.days.get(membershipId) ?? emptyDay;
  return decideToday(request, factsOf(facts, item), sent, bank.policy);
}

/** Whether all that the request needs is locked by this transaction, and not by another. */
export function isLocked(facts: LoadedFacts, item: TransferItem): boolean {
  const { membershipId, request } = item;
  const { locked, requests, accounts } = facts;
  return (
    locked?.memberships.has(membershipId) === true &&
    locked.logs.has(membershipId) &&
    requests?.isLockedElsewhere(item) !== true &&
    handlesOf(request).every((handle) => accounts.has(keyOfAccount(membershipId, handle)))
  );
}

/** An account as a transfer needs to know it, with its balance under lock or as it is at the moment. */
export function transferAccount(
  account: Pick<LoadedAccount, 'id' | 'name' | 'shownName' | 'maturesOn'>,
  balance: Balance,
): TransferAccount {
  const { id, name, shownName, maturesOn } = account;
  return {
    id,
    name,
    shownName,
    balance: cents(balance.balance - balance.held),
    available: availableOf(balance),
    maturesOn: maturesOn as LocalDate | null,
  };
}

/** The key of the goal that money is sent to; undefined where it is sent to none. */
function goalOf(request: TransferRequest): string | undefined {
  return request.kind === 'internal' ? request.goal : undefined;
}

/** The open goals that these requests name, by key: no statement where they name none, which is nearly always. */
async function readGoals(
  db: Kysely<Tables>,
  items: readonly TransferItem[],
): Promise<ReadonlyMap<string, GoalDestination & { readonly membershipId: string }>> {
  const naming = items.filter(({ request }) => goalOf(request) !== undefined);
  if (naming.length === 0) return new Map();
  const rows = await db
    .selectFrom('goal')
    .select(['id', 'membership_id', 'account_id'])
    .where(
      'membership_id',
      'in',
      naming.map(({ membershipId }) => membershipId),
    )
    .where(
      'id',
      'in',
      naming.map(({ request }) => goalOf(request) ?? ''),
    )
    .where('closed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, membership_id: membershipId, account_id: accountId }) => [
      id,
      { id, accountId, membershipId },
    ]),
  );
}

async function readRecipients(
  scope: Connection,
  items: readonly TransferItem[],
): Promise<Map<string, RecipientRow>> {
  const ids = items.flatMap(({ request }) =>
    request.kind !== 'internal' && request.recipient !== undefined ? [request.recipient] : [],
  );
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await recipientsOf(scope, { ids: listOf(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

const recipientsOf = prepareQuery(['ids'], ({ trx, engine, places }) =>
  trx
    .selectFrom('recipient')
    .selectAll()
    .where(isInList({ engine }, 'id', places.ids)),
);

function handlesOf(request: TransferRequest): string[] {
  return request.kind === 'internal' ? [request.from, request.to] : [request.from];
}

function keyOfAccount(membershipId: string, handle: string): string {
  return `${membershipId} ${handle}`;
}
