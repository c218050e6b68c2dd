import type { MoneyRequestStatus } from '#contract/transfers/transfer-refusals.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { MoneyRequestId } from '#contract/text/ids.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import { type Kysely, sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { LoadedFrom } from '../database/prepared-query.ts';
import type { Tables } from '../tables.ts';
import { type TransferRow, categories } from './transfer-tables.ts';
import type { NewTransaction } from '../history/record-transaction.ts';
import {
  appendToMemberLogs,
  lockMemberLogs,
  type MemberLogs,
} from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import { getPrimary, holdsAt } from '../parties/party-records.ts';
import { statusAt } from '../rails/request-status.ts';
import {
  moneyRequestOf,
  paysRequest,
  type RequestedMoney,
  type RequestRefusal,
} from './request-to-pay.ts';

interface Paying {
  readonly membershipId: string;
  /** The person who pays; null where it was ordered before. */
  readonly by: string | null;
  readonly request: TransferRequest;
}

/** The facts of a request when its payment is decided. */
export interface RequestFacts {
  /** At the moment at which it is decided. */
  readonly status: MoneyRequestStatus;
  /** Null: the payer decides. */
  readonly amount: Cents | null;
  readonly isAccountOpen: boolean;
  /** Whether the membership that would pay made it. */
  readonly isOwn: boolean;
}

/** The refusals in the order of `transferRefusals`. */
export function refusePaying(
  { status, amount: asked, isAccountOpen, isOwn }: RequestFacts,
  amount: number,
): RequestRefusal | null {
  if (isOwn) {
    return { code: 'REQUEST_OF_ONES_OWN' };
  }
  if (status !== 'open' || !isAccountOpen) {
    // Nothing comes into a closed account, so nobody can pay what it was asked for.
    const data = { status: status === 'open' ? 'cancelled' : status } as const;
    return { code: 'REQUEST_NOT_PAYABLE', data };
  }
  return asked === null || asked === amount
    ? null
    : { code: 'REQUEST_AMOUNT_DIFFERS', data: { amount: asked } };
}

/** The request for money that this payment names, if its membership may pay it: by link, or as one that has come to a person in it. */
async function findRequestedMoney(
  db: Kysely<Tables>,
  { membershipId, request }: Pick<Paying, 'membershipId' | 'request'>,
  at: EpochMs,
): Promise<RequestedMoney | undefined> {
  const row = await db
    .selectFrom('money_request')
    .innerJoin('person', 'person.id', 'money_request.asked_by')
    .innerJoin('membership', 'membership.id', 'money_request.membership_id')
    .innerJoin('account', 'account.id', 'money_request.to_account_id')
    .selectAll('money_request')
    .select('account.closed_at')
    .select(({ fn }) => fn.coalesce('business_name', 'person.known_name').as('asker'))
    .where('money_request.id', '=', moneyRequestOf(request) ?? '')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('token_hash', 'is not', null),
        exists(
          selectFrom('party')
            .select('party.person_id')
            .where('party.membership_id', '=', membershipId)
            .whereRef('party.person_id', '=', 'money_request.payer_person_id')
            .where(holdsAt(at)),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const facts: RequestFacts = {
    status: statusAt(row, at),
    amount: row.amount === null ? null : cents(row.amount),
    isAccountOpen: row.closed_at === null,
    isOwn: row.membership_id === membershipId,
  };
  return {
    id: row.id,
    membershipId: row.membership_id,
    accountId: row.to_account_id,
    name: row.asker,
    refuse: (amount) => refusePaying(facts, amount),
  };
}

/** Whether a payment to that other member was ever completed. */
export async function wasMemberPaid(
  db: Kysely<Tables>,
  membershipId: string,
  { membershipId: asker }: RequestedMoney,
): Promise<boolean> {
  const paid = await db
    .selectFrom('money_request')
    .innerJoin('transfer', 'transfer.id', 'money_request.transfer_id')
    .select('transfer.id')
    .where('money_request.membership_id', '=', asker)
    .where('payer_membership_id', '=', membershipId)
    .where('transfer.status', '=', 'completed')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** The requests for money that a batch of transfers pays. The logs of both sides are locked before them, in one order. */
export class PaidRequests {
  readonly #of: ReadonlyMap<Paying, RequestedMoney>;
  readonly #locked: ReadonlySet<string>;
  readonly #settled = new Map<string, { requested: RequestedMoney; transfer: TransferRow }>();
  readonly #by = new Map<string, string | null>();

  private constructor(of: ReadonlyMap<Paying, RequestedMoney>, locked: ReadonlySet<string>) {
    this.#of = of;
    this.#locked = locked;
  }

  /** The asking memberships; their logs are locked with those of the payers. */
  static async askersOf({ trx }: DatabaseTransaction, items: readonly Paying[]): Promise<string[]> {
    const ids = items.flatMap(({ request }) => moneyRequestOf(request) ?? []);
    const rows = await trx
      .selectFrom('money_request')
      .select('membership_id')
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ membership_id: id }) => id);
  }

  /** Reads them; where they are locked, of two payments the second finds the request paid. */
  static async open(
    { lock, scope }: LoadedFrom,
    items: readonly Paying[],
    logs: MemberLogs | null,
    at: EpochMs,
  ): Promise<PaidRequests> {
    const naming = items.filter(({ request }) => moneyRequestOf(request) !== undefined);
    const ids = naming.flatMap(({ request }) => moneyRequestOf(request) ?? []);
    const locked = lock ? await lockRequests(scope, ids) : new Set<string>();
    const db = 'db' in scope ? scope.db : scope.trx;
    const of = new Map<Paying, RequestedMoney>();
    const free = new Set<string>();
    for (const item of naming) {
      const found = await findRequestedMoney(db, item, at);
      if (found === undefined) continue;
      of.set(item, found);
      if (locked.has(found.id) && logs?.has(found.membershipId)) free.add(found.id);
    }
    return new PaidRequests(of, free);
  }

  /** Whether somebody else has locked the request that it pays. */
  isLockedElsewhere(item: Paying): boolean {
    const requested = this.#of.get(item);
    return requested !== undefined && !this.#locked.has(requested.id);
  }

  /** The request that it pays; of two of one batch the second finds it paid. */
  find(item: Paying): RequestedMoney | undefined {
    const requested = this.#of.get(item);
    if (requested === undefined || !this.#settled.has(requested.id)) return requested;
    const refusal = { code: 'REQUEST_NOT_PAYABLE', data: { status: 'paid' } } as const;
    return { ...requested, refuse: () => refusal };
  }

  /** It is paid by this transfer. */
  pay(item: Paying, transfer: TransferRow): void {
    const requested = this.#of.get(item);
    if (requested === undefined) return;
    this.#settled.set(requested.id, { requested, transfer });
    this.#by.set(requested.id, item.by);
  }

  /** Marks what was paid, in the transaction of the transfers. */
  async record({ trx }: DatabaseTransaction): Promise<void> {
    for (const [id, { requested, transfer }] of this.#settled) {
      const { numUpdatedRows } = await trx
        .updateTable('money_request')
        .set({
          status: 'paid',
          transfer_id: transfer.id,
          payer_membership_id: transfer.membership_id,
          payer_person_id: this.#by.get(id) ?? null,
          decided_at: transfer.at,
        })
        .where('membership_id', '=', requested.membershipId)
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error(`Request ${id} was not open under its lock`);
    }
  }
}

async function lockRequests(
  { trx, engine, passesOverLocked }: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'sqlite') return new Set(ids);
  const query = trx
    .selectFrom('money_request')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate();
  const rows = await (passesOverLocked ? query.skipLocked() : query).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The events for the asking members about these transfers, as far as they pay a request: the money is there, or it is held.
 */
export async function toldToAskers(
  db: Kysely<Tables>,
  transfers: readonly TransferRow[],
  at: EpochMs,
): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (const transfer of transfers.filter(paysRequest)) {
    const row = await db
      .selectFrom('money_request')
      .selectAll()
      .where('transfer_id', '=', transfer.id)
      .executeTakeFirstOrThrow();
    const change = transfer.status === 'completed' ? 'paid' : 'sent';
    entries.push(await entryOf(db, row, transfer, change, at));
  }
  return entries;
}

/** The memberships to which these transfers go that pay a request. */
export async function askersOf(
  db: Kysely<Tables>,
  transfers: readonly TransferRow[],
): Promise<string[]> {
  const ids = transfers.filter(paysRequest).flatMap(({ to_account_id: id }) => id ?? []);
  const rows = await db
    .selectFrom('account')
    .select('membership_id')
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ membership_id: id }) => id ?? []);
}

/** The credit of a transfer that pays a request, in the history of the asking member. */
export async function creditOf(
  db: Kysely<Tables>,
  transfer: TransferRow,
): Promise<
  Pick<NewTransaction, 'membershipId' | 'description' | 'category' | 'transferId' | 'memo'>
> {
  const [membershipId = ''] = await askersOf(db, [transfer]);
  const { known_name: name } = await getPrimary(db, transfer.membership_id);
  return {
    membershipId,
    description: describe({ kind: 'zelle-in', name }),
    category: categories.zelle,
    // The transfer is the payer's, and nobody else reads it.
    transferId: null,
    memo: transfer.memo,
  };
}

/** Opens the request of a transfer again whose money went back. It expires when it would have. */
export async function reopenRequest(
  scope: DatabaseTransaction,
  transfer: TransferRow,
  at: EpochMs,
): Promise<void> {
  const { trx } = scope;
  await lockMemberLogs(scope, [...(await askersOf(trx, [transfer])), transfer.membership_id]);
  const row = await trx
    .updateTable('money_request')
    .set({
      status: 'open',
      transfer_id: null,
      payer_membership_id: null,
      decided_at: null,
      // A link is anybody's again.
      payer_person_id: sql<
        string | null
      >`case when token_hash is null then payer_person_id else null end`,
    })
    .where('transfer_id', '=', transfer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendToMemberLogs(scope, [await entryOf(trx, row, transfer, 'returned', at)]);
}

async function entryOf(
  db: Kysely<Tables>,
  { id, membership_id: membershipId, note }: Tables['money_request'],
  transfer: TransferRow,
  change: 'sent' | 'paid' | 'returned',
  at: EpochMs,
): Promise<LogEntry> {
  const { known_name: name } = await getPrimary(db, transfer.membership_id);
  const { amount } = transfer;
  const event = { kind: 'money-request', request: id as MoneyRequestId, change, name } as const;
  return {
    membershipId,
    by: null,
    at,
    audit: { action: `money-request-${change}`, facts: { request: id, amount } },
    events: [{ ...event, amount: cents(amount), note }],
  };
}
