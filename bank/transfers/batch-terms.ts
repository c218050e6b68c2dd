import { cents } from '#contract/money/cents.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import { shownName } from '../database/account-name.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { RecipientRow, TransferRow } from '../database/tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type AcceptedTransfer, type PlannedTransfer, planTransfer } from './plan-transfer.ts';
import { recordSent } from './record-sent.ts';
import { goalOf, readGoalDestinations } from './goal-destinations.ts';
import { decideToday, nothingSent, sentToday } from './sending-day.ts';
import { type SentToOthers, transferAccount } from './transfer-facts.ts';
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
}

/** One that can be sent, as it was decided on what the ones before it have left. */
export interface DecidedItem {
  readonly kind: 'accepted';
  readonly item: TransferItem;
  readonly from: TransferAccount;
  readonly destination: Destination;
  /** What the member has sent to others on this day before. */
  readonly sentBefore: SentToOthers;
}

export type DecidedOrRefused =
  | DecidedItem
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal };

type GoalDestinations = Awaited<ReturnType<typeof readGoalDestinations>>;

interface AccountKey {
  readonly id: string;
  readonly membership_id: string | null;
  readonly handle: string;
  readonly name: string;
  readonly shownName: string;
}

/**
 * Transfers of one transaction: what they need to be decided is read together, each is then decided on what the ones
 * before it have left, and all that were accepted are recorded together.
 */
export class TransferBatch {
  readonly #scope: DatabaseTransaction;
  readonly #bank: SendersBank;
  readonly #at: EpochMs;
  readonly #accounts: ReadonlyMap<string, AccountKey>;
  readonly #recipients: ReadonlyMap<string, RecipientRow>;
  readonly #goals: GoalDestinations;
  readonly #batch: PostingBatch;
  readonly #sentToday: Map<string, SentToOthers>;
  readonly #sent: PlannedTransfer[] = [];

  private constructor(
    scope: DatabaseTransaction,
    bank: SendersBank,
    at: EpochMs,
    facts: {
      readonly accounts: ReadonlyMap<string, AccountKey>;
      readonly recipients: ReadonlyMap<string, RecipientRow>;
      readonly goals: GoalDestinations;
      readonly batch: PostingBatch;
      readonly sentToday: Map<string, SentToOthers>;
    },
  ) {
    this.#scope = scope;
    this.#bank = bank;
    this.#at = at;
    this.#accounts = facts.accounts;
    this.#recipients = facts.recipients;
    this.#goals = facts.goals;
    this.#batch = facts.batch;
    this.#sentToday = facts.sentToday;
  }

  /** Locks and reads what these requests need. Their members are locked already (`lockMemberships`). */
  static async open(
    scope: DatabaseTransaction,
    bank: SendersBank,
    at: EpochMs,
    items: readonly TransferItem[],
  ): Promise<TransferBatch> {
    const accounts = await readAccounts(scope, items);
    return new TransferBatch(scope, bank, at, {
      accounts,
      recipients: await readRecipients(scope, items),
      goals: await readGoalDestinations(scope.trx, items),
      batch: await PostingBatch.lock(
        scope,
        [...accounts.values()].map(({ id }) => id),
      ),
      sentToday: await readSentToday(scope, bank, at, items),
    });
  }

  /** Decides by the rules and limits; nothing is sent yet. */
  decide(item: TransferItem): DecidedOrRefused {
    const { membershipId, request } = item;
    const sentBefore = this.#sentToday.get(membershipId) ?? nothingSent;
    const facts = this.#factsOf(membershipId, request);
    const decision = decideToday(request, facts, sentBefore, this.#bank.policy);
    if (decision.kind === 'refused') {
      return decision;
    }
    const { from, destination } = decision;
    return { kind: 'accepted', item, from, destination, sentBefore };
  }

  /** Sends what was decided last; it is recorded with all the others. */
  send(
    { item, from, destination, sentBefore }: DecidedItem,
    how: Pick<AcceptedTransfer, 'waitsUntil' | 'isConfirmed'>,
  ): TransferRow {
    const { policy, newId, random } = this.#bank;
    const { membershipId, request } = item;
    const { kind, amount } = request;
    const at = this.#at;
    const span = policy.processing[kind];
    const dueAt = span && ((at + random.between(span.low, span.high)) as EpochMs);
    const accepted = { membershipId, by: item.by, request, from, destination, at, dueAt, ...how };
    const planned = planTransfer(newId, accepted);
    this.#batch.mustPost(planned.posting.head, planned.posting.legs);
    if (kind !== 'internal') {
      this.#sentToday.set(membershipId, {
        ...sentBefore,
        [kind]: cents(sentBefore[kind] + amount),
      });
    }
    this.#sent.push(planned);
    return planned.row;
  }

  /** Writes everything that was sent. */
  async record(): Promise<void> {
    if (this.#sent.length > 0) {
      await recordSent(this.#scope, this.#bank, this.#batch, this.#sent);
    }
  }

  #factsOf(membershipId: string, request: TransferRequest): TransferFacts {
    return {
      from: this.#accountOf(membershipId, request.from),
      to: request.kind === 'internal' ? this.#accountOf(membershipId, request.to) : undefined,
      goal: this.#goalOf(membershipId, request),
      recipient: this.#recipientOf(membershipId, request),
    };
  }

  #goalOf(membershipId: string, request: TransferRequest): GoalDestination | undefined {
    const goal = this.#goals.get(goalOf(request) ?? '');
    return goal?.membershipId === membershipId ? goal : undefined;
  }

  #accountOf(membershipId: string, handle: string): TransferAccount | undefined {
    const account = this.#accounts.get(keyOfAccount(membershipId, handle));
    const balance = account && this.#batch.balanceOf(account.id);
    return balance && transferAccount(account, balance);
  }

  #recipientOf(membershipId: string, request: TransferRequest): RecipientRow | undefined {
    const recipient =
      request.kind !== 'internal' && request.recipient !== undefined
        ? this.#recipients.get(request.recipient)
        : undefined;
    const isTheirs = recipient?.membership_id === membershipId && recipient.kind === request.kind;
    return isTheirs ? recipient : undefined;
  }
}

async function readAccounts(
  scope: DatabaseTransaction,
  items: readonly TransferItem[],
): Promise<Map<string, AccountKey>> {
  const rows = await accountsOf(scope, {
    members: listOf(items.map(({ membershipId }) => membershipId)),
    handles: listOf(
      items.flatMap(({ request }) =>
        request.kind === 'internal' ? [request.from, request.to] : [request.from],
      ),
    ),
  });
  return new Map(rows.map((row) => [keyOfAccount(row.membership_id ?? '', row.handle), row]));
}

const accountsOf = prepareQuery(['members', 'handles'], ({ trx, engine, places }) =>
  trx
    .selectFrom('account')
    .select(['id', 'membership_id', 'handle', 'name', shownName().as('shownName')])
    .where(isInList({ engine }, 'membership_id', places.members))
    .where(isInList({ engine }, 'handle', places.handles)),
);

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

async function readSentToday(
  scope: DatabaseTransaction,
  bank: SendersBank,
  at: EpochMs,
  items: readonly TransferItem[],
): Promise<Map<string, SentToOthers>> {
  const sent = new Map<string, SentToOthers>();
  for (const { membershipId, request } of items) {
    // Between own accounts no limit asks for it.
    if (request.kind !== 'internal' && !sent.has(membershipId)) {
      sent.set(membershipId, await sentToday(scope.trx, bank, membershipId, at));
    }
  }
  return sent;
}

function keyOfAccount(membershipId: string, handle: string): string {
  return `${membershipId} ${handle}`;
}
