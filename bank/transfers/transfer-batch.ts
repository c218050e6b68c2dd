import { cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { type LockedAccount, lockAccounts } from '../ledger/lock-accounts.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { lockMemberLogs, type MemberLogs } from '../member-log/append-to-member-logs.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import type { TransferRow } from './transfer-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type AcceptedTransfer, type PlannedTransfer, planTransfer } from './plan-transfer.ts';
import { recordSent } from './record-sent.ts';
import { goalOf, readGoalDestinations } from './goal-destinations.ts';
import { moneyRequestOf } from './money-request-of.ts';
import { requestedMoney } from './load-requested-money.ts';
import type { PaidRequests } from './requested-money.ts';
import { decideToday, emptyDay, readSendingDays, type SendingDay } from './sending-day.ts';
import { transferAccount } from './transfer-facts.ts';
import type {
  Destination,
  GoalDestination,
  TransferAccount,
  TransferFacts,
  TransferRefusal,
} from './transfer-rules.ts';

/** What sending needs of the bank. */
export type SendersBank = Pick<BankContext, 'clock' | 'newId' | 'timeZone' | 'policy' | 'random'>;

/** A transfer that a member requests: an item of a batch. */
export interface TransferItem {
  readonly membershipId: string;
  /** The person who sends it; null where it was ordered before. */
  readonly by: string | null;
  readonly request: TransferRequest;
  /** The day whose limits count, where it was ordered for one; today otherwise. */
  readonly orderedFor?: LocalDate;
}

/** One that can be sent, as it was decided on what the ones before it have left. */
export interface DecidedItem {
  readonly kind: 'accepted';
  readonly item: TransferItem;
  readonly from: TransferAccount;
  readonly destination: Destination;
  /** What leaves for others on this day besides. */
  readonly before: SendingDay;
}

interface HowSent extends Pick<
  AcceptedTransfer,
  'waitsUntil' | 'isConfirmed' | 'limitedPersonId' | 'nameCheck' | 'sends'
> {
  /** Between own accounts, also where others take their time: what hangs on it is done in the same transaction. */
  readonly isAtOnce?: boolean;
}

export type DecidedOrRefused =
  | DecidedItem
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal };

/** What a batch has locked, and read under the locks. */
interface LockedFacts {
  readonly memberships: ReadonlySet<string>;
  readonly accounts: readonly LockedAccount[];
  readonly logs: MemberLogs;
  readonly recipients: ReadonlyMap<string, RecipientRow>;
  readonly goals: Awaited<ReturnType<typeof readGoalDestinations>>;
  /** Where any is paid. */
  readonly requests: PaidRequests | null;
  /** Of the members who send to others; it grows with what they send. */
  readonly days: Map<string, SendingDay>;
}

/**
 * Transfers of one transaction: what they need to be decided is read together, each is then decided on what the ones
 * before it have left, and all that were accepted are recorded together.
 */
export class TransferBatch {
  /** When they are sent, which is after everything was locked. */
  readonly at: EpochMs;
  readonly #scope: DatabaseTransaction;
  readonly #bank: SendersBank;
  readonly #locked: LockedFacts;
  readonly #accounts: ReadonlyMap<string, LockedAccount>;
  readonly #postings: PostingBatch;
  readonly #sent: PlannedTransfer[] = [];

  private constructor(
    scope: DatabaseTransaction,
    bank: SendersBank,
    at: EpochMs,
    locked: LockedFacts,
  ) {
    this.at = at;
    this.#scope = scope;
    this.#bank = bank;
    this.#locked = locked;
    this.#accounts = new Map(
      locked.accounts.map((one) => [keyOfAccount(one.membershipId, one.handle), one]),
    );
    this.#postings = PostingBatch.over(locked.accounts.map(({ balance }) => balance));
  }

  /** Locks and reads what these requests need, without waiting for one answer before the next question. */
  static async open(
    scope: DatabaseTransaction,
    bank: SendersBank,
    items: readonly TransferItem[],
  ): Promise<TransferBatch> {
    const members = new Set(items.map(({ membershipId }) => membershipId));
    const today = localMoment(bank.clock.now(), bank.timeZone).date;
    const senders = new Map(
      // Between own accounts no limit asks what was sent.
      items.flatMap(({ membershipId, request: { kind }, orderedFor = today }) =>
        kind === 'internal' ? [] : [[membershipId, orderedFor] as const],
      ),
    );
    const askers = items.some(({ request }) => moneyRequestOf(request) !== undefined)
      ? await (await requestedMoney()).PaidRequests.askersOf(scope, items)
      : [];
    const [memberships, accounts, logs, recipients, goals, days] = await Promise.all([
      // First, so that of two equal requests in two processes the second waits here.
      lockMemberships(scope, [...members]),
      lockAccounts(
        scope,
        members,
        items.flatMap(({ request }) => handlesOf(request)),
      ),
      lockMemberLogs(scope, new Set([...members, ...askers])),
      readRecipients(scope, items),
      readGoalDestinations(scope.trx, items),
      readSendingDays(scope, bank, senders),
    ]);
    const at = bank.clock.now();
    const requests =
      askers.length > 0
        ? await (await requestedMoney()).PaidRequests.open(scope, items, logs, at)
        : null;
    const locked = { memberships, accounts, logs, recipients, goals, days, requests };
    return new TransferBatch(scope, bank, at, locked);
  }

  /** Whether somebody else has locked something that the request needs, and the batch does not wait for it. */
  passesOver(item: TransferItem): boolean {
    const { membershipId, request } = item;
    const { memberships, logs, requests } = this.#locked;
    const isFree =
      memberships.has(membershipId) &&
      logs.has(membershipId) &&
      requests?.isLockedElsewhere(item) !== true &&
      handlesOf(request).every((handle) => this.#accounts.has(keyOfAccount(membershipId, handle)));
    // One that names an account which is not there is refused when it is decided again by itself.
    return this.#scope.passesOverLocked === true && !isFree;
  }

  /** Decides by the rules and limits; nothing is sent yet. */
  decide(item: TransferItem): DecidedOrRefused {
    const { membershipId, request } = item;
    const before = this.#locked.days.get(membershipId) ?? emptyDay;
    const facts = this.#factsOf(item);
    const decision = decideToday(request, facts, before.sent, this.#bank.policy);
    if (decision.kind === 'refused') {
      return decision;
    }
    const { from, destination } = decision;
    return { kind: 'accepted', item, from, destination, before };
  }

  /** Sends what was decided last; it is recorded with all the others. */
  send(
    { item, from, destination, before }: DecidedItem,
    { isAtOnce = false, ...how }: HowSent,
  ): TransferRow {
    const { policy, newId, random } = this.#bank;
    const { membershipId, request } = item;
    const { kind, amount } = request;
    const { at } = this;
    const span = policy.processing[kind];
    // What another member asked for is theirs at once.
    const passes = destination.requested ? 0 : span && random.between(span.low, span.high);
    const dueAt = isAtOnce || passes === null ? null : ((at + passes) as EpochMs);
    const accepted = { membershipId, by: item.by, request, from, destination, at, dueAt, ...how };
    const planned = planTransfer(newId, accepted);
    this.#postings.mustPost(planned.posting.head, planned.posting.legs);
    if (kind !== 'internal') {
      const sent = { ...before.sent, [kind]: cents(before.sent[kind] + amount) };
      this.#locked.days.set(membershipId, { ...before, sent });
    }
    this.#sent.push(planned);
    this.#locked.requests?.pay(item, planned.row);
    return planned.row;
  }

  /** Writes everything that was sent. */
  async record(): Promise<void> {
    if (this.#sent.length > 0) {
      const { logs, requests } = this.#locked;
      await recordSent(this.#scope, this.#bank, this.#postings, this.#sent, logs);
      await requests?.record(this.#scope);
    }
  }

  #factsOf(item: TransferItem): TransferFacts {
    const { membershipId, request } = item;
    return {
      from: this.#accountOf(membershipId, request.from),
      to: request.kind === 'internal' ? this.#accountOf(membershipId, request.to) : undefined,
      goal: this.#goalOf(membershipId, request),
      recipient: this.#recipientOf(membershipId, request),
      requested: this.#locked.requests?.find(item),
    };
  }

  #goalOf(membershipId: string, request: TransferRequest): GoalDestination | undefined {
    const goal = this.#locked.goals.get(goalOf(request) ?? '');
    return goal?.membershipId === membershipId ? goal : undefined;
  }

  #accountOf(membershipId: string, handle: string): TransferAccount | undefined {
    const account = this.#accounts.get(keyOfAccount(membershipId, handle));
    const balance = account && this.#postings.balanceOf(account.id);
    return balance && transferAccount(account, balance);
  }

  #recipientOf(membershipId: string, request: TransferRequest): RecipientRow | undefined {
    const recipient =
      request.kind !== 'internal' && request.recipient !== undefined
        ? this.#locked.recipients.get(request.recipient)
        : undefined;
    const isTheirs = recipient?.membership_id === membershipId && recipient.kind === request.kind;
    return isTheirs ? recipient : undefined;
  }
}

async function readRecipients(
  scope: DatabaseTransaction,
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
