import { type Cents, cents } from '#contract/cents.ts';
import type { TransferKind, TransferRequest } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import type { BankInside } from '../bank-inside.ts';
import { PostingBatch } from '../ledger/posting-batch.ts';
import { isInList, listOf } from '../many-rows.ts';
import { prepareQuery } from '../prepared-query.ts';
import type { RecipientRow, TransferRow } from '../tables.ts';
import type { Scope } from '../scope.ts';
import { type PlannedTransfer, planTransfer } from './plan-transfer.ts';
import { recordSent } from './send-transfer.ts';
import { decideToday, sentToday } from './sending-day.ts';
import { transferAccount } from './transfer-facts.ts';
import type { TransferAccount, TransferFacts, TransferRefusal } from './transfer-rules.ts';

/** What sending needs of the bank. */
export type SendersBank = Pick<BankInside, 'newId' | 'timeZone' | 'policy' | 'random'>;

/** A transfer that a member asks for. */
export interface TransferAsk {
  readonly memberId: string;
  readonly request: TransferRequest;
}

/** What came of it; what was sent is recorded with all the others. */
export type SentOrRefused =
  | { readonly kind: 'sent'; readonly row: TransferRow; readonly from: TransferAccount }
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal };

interface AccountKey {
  readonly id: string;
  readonly member_id: string | null;
  readonly handle: string;
  readonly name: string;
}

/**
 * Transfers of one transaction: what they need to be decided is read together, each is then decided on what the ones
 * before it have left, and all that were accepted are recorded together.
 */
export class TransferBatch {
  readonly #scope: Scope;
  readonly #bank: SendersBank;
  readonly #at: EpochMs;
  readonly #accounts: ReadonlyMap<string, AccountKey>;
  readonly #recipients: ReadonlyMap<string, RecipientRow>;
  readonly #batch: PostingBatch;
  readonly #sentToday: Map<string, Cents>;
  readonly #sent: PlannedTransfer[] = [];

  private constructor(
    scope: Scope,
    bank: SendersBank,
    at: EpochMs,
    facts: {
      readonly accounts: ReadonlyMap<string, AccountKey>;
      readonly recipients: ReadonlyMap<string, RecipientRow>;
      readonly batch: PostingBatch;
      readonly sentToday: Map<string, Cents>;
    },
  ) {
    this.#scope = scope;
    this.#bank = bank;
    this.#at = at;
    this.#accounts = facts.accounts;
    this.#recipients = facts.recipients;
    this.#batch = facts.batch;
    this.#sentToday = facts.sentToday;
  }

  /** Locks and reads what these asks need. Their members are locked already (`lockSenders`). */
  static async open(
    scope: Scope,
    bank: SendersBank,
    at: EpochMs,
    asks: readonly TransferAsk[],
  ): Promise<TransferBatch> {
    const accounts = await readAccounts(scope, asks);
    return new TransferBatch(scope, bank, at, {
      accounts,
      recipients: await readRecipients(scope, asks),
      batch: await PostingBatch.lock(
        scope,
        [...accounts.values()].map(({ id }) => id),
      ),
      sentToday: await readSentToday(scope, bank, at, asks),
    });
  }

  /** Decides, and sends where it is accepted. */
  send({ memberId, request }: TransferAsk): SentOrRefused {
    const { policy, newId, random } = this.#bank;
    const dayOf = keyOfDay(memberId, request.kind);
    const sentBefore = this.#sentToday.get(dayOf) ?? cents(0);
    const decision = decideToday(request, this.#factsOf(memberId, request), sentBefore, policy);
    if (decision.kind === 'refused') {
      return decision;
    }
    const { from, destination } = decision;
    const at = this.#at;
    const span = policy.processing[request.kind];
    const dueAt = span && ((at + random.between(span.low, span.high)) as EpochMs);
    const planned = planTransfer(newId, { memberId, request, from, destination, at, dueAt });
    this.#batch.mustPost(planned.posting.head, planned.posting.legs);
    this.#sentToday.set(dayOf, cents(sentBefore + request.amount));
    this.#sent.push(planned);
    return { kind: 'sent', row: planned.row, from };
  }

  /** Writes everything that was sent. */
  async record(): Promise<void> {
    if (this.#sent.length > 0) {
      await recordSent(this.#scope, this.#bank, this.#batch, this.#sent);
    }
  }

  #factsOf(memberId: string, request: TransferRequest): TransferFacts {
    return {
      from: this.#accountOf(memberId, request.from),
      to: request.kind === 'internal' ? this.#accountOf(memberId, request.to) : undefined,
      recipient: this.#recipientOf(memberId, request),
    };
  }

  #accountOf(memberId: string, handle: string): TransferAccount | undefined {
    const account = this.#accounts.get(keyOfAccount(memberId, handle));
    const balance = account && this.#batch.balanceOf(account.id);
    return balance && transferAccount(account, balance);
  }

  #recipientOf(memberId: string, request: TransferRequest): RecipientRow | undefined {
    const recipient =
      request.kind !== 'internal' && request.recipient !== undefined
        ? this.#recipients.get(request.recipient)
        : undefined;
    const isTheirs = recipient?.member_id === memberId && recipient.kind === request.kind;
    return isTheirs ? recipient : undefined;
  }
}

async function readAccounts(
  scope: Scope,
  asks: readonly TransferAsk[],
): Promise<Map<string, AccountKey>> {
  const rows = await accountsOf(scope, {
    members: listOf(asks.map(({ memberId }) => memberId)),
    handles: listOf(
      asks.flatMap(({ request }) =>
        request.kind === 'internal' ? [request.from, request.to] : [request.from],
      ),
    ),
  });
  return new Map(rows.map((row) => [keyOfAccount(row.member_id ?? '', row.handle), row]));
}

const accountsOf = prepareQuery(['members', 'handles'], ({ trx, engine, places }) =>
  trx
    .selectFrom('account')
    .select(['id', 'member_id', 'handle', 'name'])
    .where(isInList({ engine }, 'member_id', places.members))
    .where(isInList({ engine }, 'handle', places.handles)),
);

async function readRecipients(
  scope: Scope,
  asks: readonly TransferAsk[],
): Promise<Map<string, RecipientRow>> {
  const ids = asks.flatMap(({ request }) =>
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
  scope: Scope,
  bank: SendersBank,
  at: EpochMs,
  asks: readonly TransferAsk[],
): Promise<Map<string, Cents>> {
  const sent = new Map<string, Cents>();
  for (const { memberId, request } of asks) {
    const key = keyOfDay(memberId, request.kind);
    if (!sent.has(key)) {
      sent.set(key, await sentToday(scope.trx, bank, memberId, request.kind, at));
    }
  }
  return sent;
}

function keyOfAccount(memberId: string, handle: string): string {
  return `${memberId} ${handle}`;
}

function keyOfDay(memberId: string, kind: TransferKind): string {
  return `${memberId} ${kind}`;
}
