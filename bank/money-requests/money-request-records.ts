import type {
  AskedRequest,
  MoneyRequestToAsk,
  MutedAsker,
  ReceivedRequest,
} from '#contract/money-requests/money-requests.ts';
import { cents } from '#contract/money/cents.ts';
import type { MoneyRequestId, MutedId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { PaymentAddress } from '#contract/payments/address-fields.ts';
import type { Kysely } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import {
  appendToMemberLogs,
  lockMemberLogs,
  type MemberLogs,
} from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import { addressColumns, addressOf, readAddress } from '../rails/payment-address.ts';
import { statusAt } from '../rails/request-status.ts';
import type { MoneyRequestRow } from './money-request-tables.ts';
import { tidyPhone } from '#contract/text/typed-signs.ts';

const listedMost = 50;

/** A request with the names that its sides are shown. */
export type NamedRequest = MoneyRequestRow & {
  /** The asker: the business, or the person. */
  readonly asker: string;
  readonly toName: string;
  readonly payer: string | null;
  readonly paidAmount: number | null;
  readonly transferStatus: string | null;
};

function namedRequests(db: Kysely<Tables>) {
  return db
    .selectFrom('money_request')
    .innerJoin('person as asker', 'asker.id', 'money_request.asked_by')
    .innerJoin('membership', 'membership.id', 'money_request.membership_id')
    .innerJoin('account', 'account.id', 'money_request.to_account_id')
    .leftJoin('person as payer', 'payer.id', 'money_request.payer_person_id')
    .leftJoin('membership as paying', 'paying.id', 'money_request.payer_membership_id')
    .leftJoin('transfer', 'transfer.id', 'money_request.transfer_id')
    .selectAll('money_request')
    .select([
      'transfer.amount as paidAmount',
      'transfer.status as transferStatus',
      shownName().as('toName'),
    ])
    .select(({ fn }) => [
      fn.coalesce('membership.business_name', 'asker.known_name').as('asker'),
      fn.coalesce('paying.business_name', 'payer.known_name').as('payer'),
    ]);
}

/** The newest requests that the membership made. */
export async function requestsOf(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<NamedRequest[]> {
  return await namedRequests(db)
    .where('money_request.membership_id', '=', membershipId)
    .orderBy('asked_at', 'desc')
    .orderBy('money_request.id', 'desc')
    .limit(listedMost)
    .execute();
}

/** The newest requests that came to the person, and those that they paid by link. */
export async function requestsTo(db: Kysely<Tables>, personId: string): Promise<NamedRequest[]> {
  return await namedRequests(db)
    .where('payer_person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('money_request.id', 'desc')
    .limit(listedMost)
    .execute();
}

/** The request of a link; undefined where there is none. */
export async function requestOfLink(
  db: Kysely<Tables>,
  tokenHash: string,
): Promise<NamedRequest | undefined> {
  return await namedRequests(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The request of that key, of whomever it is. */
export async function findRequest(
  db: Kysely<Tables>,
  id: string,
): Promise<NamedRequest | undefined> {
  return await namedRequests(db).where('money_request.id', '=', id).executeTakeFirst();
}

function shared(row: NamedRequest, at: EpochMs) {
  const amount = row.paidAmount ?? row.amount;
  return {
    id: row.id as MoneyRequestId,
    amount: amount === null ? null : cents(amount),
    note: row.note,
    status: statusAt(row, at),
    askedAt: row.asked_at as EpochMs,
    expiresAt: row.expires_at as EpochMs,
    hasArrived: row.transferStatus === 'completed',
  };
}

/** The request as the membership that made it sees it; `token`: the token in its link. */
export function presentAsked(row: NamedRequest, token: string | null, at: EpochMs): AskedRequest {
  return {
    ...shared(row, at),
    by: row.token_hash === null ? 'contact' : 'link',
    toName: row.toName,
    name: row.name,
    contact: row.contact,
    paidBy: row.status === 'paid' ? row.payer : null,
    token: statusAt(row, at) === 'open' ? token : null,
  };
}

/** The request as this person sees it in this membership. */
export function presentReceived(
  row: NamedRequest,
  { membershipId, personId }: { readonly membershipId: string; readonly personId: string },
  at: EpochMs,
): ReceivedRequest {
  return {
    ...shared(row, at),
    from: row.asker,
    isOwn: row.membership_id === membershipId,
    isToYou: row.token_hash === null && row.payer_person_id === personId,
  };
}

/** The askers that the person has muted, by name. */
export async function mutedBy(db: Kysely<Tables>, personId: string): Promise<MutedAsker[]> {
  const rows = await db
    .selectFrom('muted_asker')
    .innerJoin('person', 'person.id', 'muted_asker.asker_id')
    .select(['muted_asker.id', 'known_name', 'muted_at'])
    .where('person_id', '=', personId)
    .orderBy('known_name')
    .orderBy('muted_asker.id')
    .execute();
  return rows.map(({ id, known_name: name, muted_at: since }) => ({
    id: id as MutedId,
    name,
    since: since as EpochMs,
  }));
}

/** How many requests of the person are open, and how many were made since. */
export async function countRequests(
  db: Kysely<Tables>,
  { membershipId, personId }: { readonly membershipId: string; readonly personId: string },
  at: EpochMs,
  since: EpochMs,
): Promise<{ open: number; today: number }> {
  const rows = await db
    .selectFrom('money_request')
    .select(['status', 'expires_at', 'asked_at'])
    .where('membership_id', '=', membershipId)
    .where('asked_by', '=', personId)
    .where(({ or, eb, and }) =>
      or([
        eb('asked_at', '>=', since),
        and([eb('status', '=', 'open'), eb('expires_at', '>', at)]),
      ]),
    )
    .execute();
  return {
    open: rows.filter((row) => statusAt(row, at) === 'open').length,
    today: rows.filter(({ asked_at: asked }) => asked >= since).length,
  };
}

/**
 * The recipient of a request: a saved recipient with an email or phone, or as typed. Undefined where no such recipient is
 * saved.
 */
export async function findAddressee(
  db: Kysely<Tables>,
  membershipId: string,
  request: Extract<MoneyRequestToAsk, { by: 'contact' }>,
): Promise<PaymentAddress | undefined> {
  const { recipient } = request;
  if (recipient === undefined) {
    return readAddress('zelle', request);
  }
  const saved = await db
    .selectFrom('recipient')
    .select(['name', ...addressColumns])
    .where('membership_id', '=', membershipId)
    .where('id', '=', recipient)
    .where('kind', '=', 'zelle')
    .executeTakeFirst();
  return saved && addressOf(saved);
}

/**
 * The person with that contact, but for the asker: of several, the person that has been here longest. Null where there is
 * none, and for a person that hears no requests of the asker.
 */
export async function findPayer(
  db: Kysely<Tables>,
  { email, phone }: PaymentAddress,
  askerId: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('person_profile')
    .innerJoin('person', 'person.id', 'person_profile.person_id')
    .select('person.id')
    .where(({ fn, eb }) =>
      email === null
        ? eb('person_profile.phone', '=', tidyPhone(phone ?? ''))
        : eb(fn<string>('lower', ['person_profile.email']), '=', email.toLowerCase()),
    )
    .where('person.id', '<>', askerId)
    .where('access_closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('muted_asker')
            .select('id')
            .whereRef('muted_asker.person_id', '=', 'person.id')
            .where('asker_id', '=', askerId),
        ),
      ),
    )
    .orderBy('person.created_at')
    .orderBy('person.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** How a request ends without being paid. */
export type End = 'declined' | 'cancelled' | 'expired';

/** Locks the logs of both sides, then the request, in the order of payments: none waits for another in a circle. */
export async function lockRequest(
  scope: DatabaseTransaction,
  id: string,
): Promise<{ row: NamedRequest; logs: MemberLogs } | undefined> {
  const { trx, engine } = scope;
  const found = await findRequest(trx, id);
  if (!found) return undefined;
  const { membership_id: asker, payer_person_id: payer, token_hash: hash } = found;
  const log = payer === null || hash !== null ? undefined : await logOf(trx, payer);
  const logs = await lockMemberLogs(scope, [asker, ...(log === undefined ? [] : [log])]);
  if (engine === 'postgres') {
    await trx
      .selectFrom('money_request')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .execute();
  }
  const row = await findRequest(trx, id);
  return row && { row, logs };
}

async function logOf(db: Kysely<Tables>, personId: string): Promise<string> {
  const { log_id: log } = await db
    .selectFrom('person')
    .select('log_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return log;
}

/** Ends an open request under its lock, and tells the other side. `by`: the person who did it. */
export async function endRequest(
  scope: DatabaseTransaction,
  { row, logs }: { readonly row: NamedRequest; readonly logs: MemberLogs },
  end: End,
  by: string | null,
  at: EpochMs,
): Promise<void> {
  await scope.trx
    .updateTable('money_request')
    .set({ status: end, decided_at: at })
    .where('membership_id', '=', row.membership_id)
    .where('id', '=', row.id)
    .where('status', '=', 'open')
    .execute();
  const audit = { action: `money-request-${end}`, facts: { request: row.id } };
  const asker: LogEntry = {
    membershipId: row.membership_id,
    by: end === 'cancelled' ? by : null,
    at,
    audit,
    events: end === 'cancelled' ? [] : [eventOf(row, end, row.name ?? '')],
  };
  const payer = addresseeOf(row);
  const told: LogEntry[] =
    end === 'cancelled' && payer !== null
      ? [{ personId: payer, at, audit, events: [eventOf(row, end, row.asker)] }]
      : [];
  await appendToMemberLogs(scope, [asker, ...told], logs);
}

/** The person that a request came to, if there is one. */
export function addresseeOf(
  row: Pick<MoneyRequestRow, 'token_hash' | 'payer_person_id'>,
): string | null {
  return row.token_hash === null ? row.payer_person_id : null;
}

/** Records a new request, and tells the person that it came to. */
export async function recordAsked(
  scope: DatabaseTransaction,
  row: MoneyRequestRow,
  asker: string,
): Promise<void> {
  await scope.trx.insertInto('money_request').values(row).execute();
  const at = row.asked_at as EpochMs;
  const audit = { action: 'money-request-asked', facts: { request: row.id, amount: row.amount } };
  const { membership_id: membershipId, asked_by: by } = row;
  const payer = addresseeOf(row);
  await appendToMemberLogs(scope, [
    { membershipId, by, at, audit, events: [] },
    ...(payer === null
      ? []
      : [{ personId: payer, at, audit, events: [eventOf(row, 'asked', asker)] }]),
  ]);
}

function eventOf(row: MoneyRequestRow, change: 'asked' | End, name: string) {
  return {
    kind: 'money-request',
    request: row.id as MoneyRequestId,
    change,
    name,
    amount: row.amount === null ? null : cents(row.amount),
    note: row.note,
  } as const;
}
