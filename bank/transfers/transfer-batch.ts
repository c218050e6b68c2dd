import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { TransferRow } from './transfer-tables.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { factsOf, isLocked, type LoadedFacts, loadFacts, type TransferItem } from './load-facts.ts';
import {
  type AcceptedTransfer,
  type PlannedTransfer,
  planTransfer,
  recordSent,
} from './plan-transfer.ts';
import { decideToday, emptyDay, type SendingDay } from './sending-day.ts';
import type { Destination, TransferAccount, TransferRefusal } from './transfer-rules.ts';

/** The bank's dependencies for sending. */
export type SendersBank = Pick<BankContext, 'clock' | 'newId' | 'timeZone' | 'policy' | 'random'>;

/** An item that can be sent, as it was decided on the balances that the items before it have left. */
export interface DecidedItem {
  readonly kind: 'accepted';
  readonly item: TransferItem;
  readonly from: TransferAccount;
  readonly destination: Destination;
  /** The other money that leaves for others on this day. */
  readonly before: SendingDay;
}

interface HowSent extends Pick<
  AcceptedTransfer,
  'waitsUntil' | 'isConfirmed' | 'limitedPersonId' | 'nameCheck' | 'sends'
> {
  /** Between own accounts, also where others take their time: work that depends on it is done in the same transaction. */
  readonly isAtOnce?: boolean;
}

export type DecidedOrRefused =
  | DecidedItem
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal };

/**
 * Transfers of one transaction: the facts for deciding them are read together, each is then decided on the balances that
 * the earlier transfers have left, and all accepted transfers are recorded together.
 */
export class TransferBatch {
  /** When they are sent, which is after everything was locked. */
  readonly at: EpochMs;
  readonly #scope: DatabaseTransaction;
  readonly #bank: SendersBank;
  readonly #facts: LoadedFacts;
  readonly #postings: PostingBatch;
  readonly #sent: PlannedTransfer[] = [];

  private constructor(scope: DatabaseTransaction, bank: SendersBank, facts: LoadedFacts) {
    this.at = facts.at;
    this.#scope = scope;
    this.#bank = bank;
    this.#facts = facts;
    this.#postings = PostingBatch.over([...facts.accounts.values()].map(({ balance }) => balance));
  }

  /** Locks and reads what these requests need. */
  static async open(
    scope: DatabaseTransaction,
    bank: SendersBank,
    items: readonly TransferItem[],
  ): Promise<TransferBatch> {
    return new TransferBatch(scope, bank, await loadFacts({ lock: true, scope }, bank, items));
  }

  /**
   * Whether somebody else has locked something that the request needs, and the batch does not wait for it. A request that names an
   * account which is not there is refused when it is decided again by itself.
   */
  passesOver(item: TransferItem): boolean {
    return this.#scope.passesOverLocked === true && !isLocked(this.#facts, item);
  }

  /** Decides by the rules and limits; nothing is sent yet. */
  decide(item: TransferItem): DecidedOrRefused {
    const { membershipId, request } = item;
    const before = this.#facts.days.get(membershipId) ?? emptyDay;
    const facts = factsOf(
      this.#facts,
      item,
      ({ id, balance }) => this.#postings.balanceOf(id) ?? balance,
    );
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
    // Money that another member asked for is theirs at once.
    const passes = destination.requested ? 0 : span && random.between(span.low, span.high);
    const dueAt = isAtOnce || passes === null ? null : ((at + passes) as EpochMs);
    const accepted = { membershipId, by: item.by, request, from, destination, at, dueAt, ...how };
    const planned = planTransfer(newId, accepted);
    this.#postings.mustPost(planned.posting.head, planned.posting.legs);
    if (kind !== 'internal') {
      const sent = { ...before.sent, [kind]: cents(before.sent[kind] + amount) };
      this.#facts.days.set(membershipId, { ...before, sent });
    }
    this.#sent.push(planned);
    this.#facts.requests?.pay(item, planned.row);
    return planned.row;
  }

  /** Writes everything that was sent. */
  async record(): Promise<void> {
    if (this.#sent.length > 0) {
      const { locked, requests } = this.#facts;
      await recordSent(this.#scope, this.#bank, this.#postings, this.#sent, locked?.logs);
      await requests?.record(this.#scope);
    }
  }
}
