import {
  type AskedRequest,
  moneyRequests as contract,
  type MoneyRequestToAsk,
} from '#contract/money-requests/money-requests.ts';
import type { MoneyRequestStatus } from '#contract/transfers/transfer-refusals.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { tokenHash } from '../identity/sessions/session.ts';
import {
  addresseeOf,
  countRequests,
  type End,
  endRequest,
  findAddressee,
  findPayer,
  findRequest,
  lockRequest,
  mutedBy,
  type NamedRequest,
  presentAsked,
  presentReceived,
  recordAsked,
  requestOfLink,
  requestsOf,
  requestsTo,
} from './money-request-records.ts';
import { newToken, type AskRefusal, expiryOf, refuseAsking } from './money-request-rules.ts';
import { statusAt } from '../rails/request-status.ts';
import type { MoneyRequestRow } from './money-request-tables.ts';

type NotOpen = {
  readonly code: 'REQUEST_NOT_OPEN';
  readonly data: { readonly status: MoneyRequestStatus };
};
type NotFound = { readonly code: 'NOT_FOUND' };

/** Requests for money between members. They are paid by a transfer that names them. */
export function moneyRequestHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const requests = gate.gated(contract);

  return {
    list: requests.list.handler(async ({ context: { signedIn } }) => {
      const { membershipId, personId } = signedIn;
      const { db } = store;
      const at = clock.now();
      const [received, asked, muted] = await Promise.all([
        requestsTo(db, personId),
        requestsOf(db, membershipId),
        mutedBy(db, personId),
      ]);
      return {
        received: openFirst(received.map((row) => presentReceived(row, signedIn, at))),
        asked: openFirst(asked.map((row) => presentAsked(row, tokenOf(bank, row), at))),
        muted,
      };
    }),

    ask: requests.ask.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, request } = input;
      const asked = { key, procedure: 'moneyRequests.ask', request };
      let told: string | null = null;
      const outcome = await executeOnce(bank, signedIn, asked, async (scope, at) => {
        const made = await ask(scope, bank, signedIn, request, at);
        if (made.kind === 'done') told = made.answer.payer;
        return made.kind === 'done' ? { ...made, answer: made.answer.asked } : made;
      });
      const answer = await answerOnce(bank, signedIn, errors, outcome);
      if (told !== null) bank.bell.ring(told);
      // The answer is kept under its key, the link's token is not.
      const row = request.by === 'link' ? await findRequest(store.db, answer.id) : undefined;
      return row === undefined ? answer : { ...answer, token: tokenOf(bank, row) };
    }),

    open: requests.open.handler(async ({ input, context: { signedIn }, errors }) => {
      const row = await requestOfLink(store.db, tokenHash(input.token));
      if (!row) {
        throw errors.NOT_FOUND();
      }
      return presentReceived(row, signedIn, clock.now());
    }),

    decline: requests.decline.handler(async ({ input, context: { signedIn }, errors }) => {
      const outcome = await end(
        bank,
        input.id,
        'declined',
        signedIn.personId,
        (row) =>
          // Any other is answered as if it did not exist.
          addresseeOf(row) === signedIn.personId,
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),

    cancel: requests.cancel.handler(async ({ input, context: { signedIn }, errors }) => {
      const outcome = await end(
        bank,
        input.id,
        'cancelled',
        signedIn.personId,
        (row) => row.membership_id === signedIn.membershipId,
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),

    mute: requests.mute.handler(async ({ input, context: { signedIn }, errors }) => {
      const { personId } = signedIn;
      const row = await findRequest(store.db, input.id);
      if (row === undefined || addresseeOf(row) !== personId) {
        throw errors.NOT_FOUND();
      }
      const muted = {
        person_id: personId,
        asker_id: row.asked_by,
        id: bank.newId(),
        muted_at: clock.now(),
      };
      await store.transact(({ trx }) =>
        trx
          .insertInto('muted_asker')
          .values(muted)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return {};
    }),

    unmute: requests.unmute.handler(async ({ input, context: { signedIn }, errors }) => {
      const { numDeletedRows } = await store.transact(({ trx }) =>
        trx
          .deleteFrom('muted_asker')
          .where('person_id', '=', signedIn.personId)
          .where('id', '=', input.id)
          .executeTakeFirst(),
      );
      if (numDeletedRows === 0n) {
        throw errors.NOT_FOUND();
      }
      return {};
    }),
  };
}

function openFirst<Shown extends { readonly status: MoneyRequestStatus }>(
  shown: readonly Shown[],
): Shown[] {
  return shown.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ status }: { readonly status: MoneyRequestStatus }): number {
  return status === 'open' ? 0 : 1;
}

/**
 * The token in the link of a request; null where there is none, and where the host's key is another than when it was made.
 */
function tokenOf(bank: Pick<BankContext, 'codeKeys'>, row: MoneyRequestRow): string | null {
  const token = newToken(bank, row.id);
  return row.token_hash === tokenHash(token) ? token : null;
}

/** Load, decide, record, with the membership locked. The answer is the same whether or not the contact is a member's. */
async function ask(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  request: MoneyRequestToAsk,
  at: EpochMs,
): Promise<Executed<{ asked: AskedRequest; payer: string | null }, AskRefusal>> {
  const { trx } = scope;
  const { membershipId, personId } = signedIn;
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('handle', '=', request.to)
    .where('closed_at', 'is', null)
    .where('matures_on', 'is', null)
    .executeTakeFirst();
  const to = request.by === 'link' ? null : await findAddressee(trx, membershipId, request);
  const since = startOfDay(localMoment(at, bank.timeZone).date, bank.timeZone);
  const counts = await countRequests(trx, signedIn, at, since);
  const facts = { hasAccount: account !== undefined, to, ...counts };
  const refusal = refuseAsking(request, facts, bank.policy);
  if (refusal || account === undefined) {
    return {
      kind: 'refused',
      refusal: refusal ?? { code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } },
    };
  }
  const id = bank.newId();
  const row: MoneyRequestRow = {
    membership_id: membershipId,
    id,
    asked_by: personId,
    to_account_id: account.id,
    amount: request.amount,
    note: request.note,
    name: to?.name ?? null,
    contact: to?.email ?? to?.phone ?? null,
    token_hash: request.by === 'link' ? tokenHash(newToken(bank, id)) : null,
    payer_person_id: to ? await findPayer(trx, to, personId) : null,
    status: 'open',
    asked_at: at,
    expires_at: expiryOf(at),
    decided_at: null,
    payer_membership_id: null,
    transfer_id: null,
  };
  await recordAsked(scope, row, await askerName(scope, signedIn));
  const named = await findRequest(trx, id);
  if (!named) throw new Error(`The request ${id} is not there`);
  const asked = presentAsked(named, null, at);
  const payer = addresseeOf(row);
  return { kind: 'done', answer: { asked, payer }, dueAt: row.expires_at as EpochMs };
}

async function askerName(
  { trx }: DatabaseTransaction,
  { membershipId, personId }: SignedIn,
): Promise<string> {
  const { name } = await trx
    .selectFrom('person')
    .innerJoin('membership', (join) => join.on('membership.id', '=', membershipId))
    .select(({ fn }) => fn.coalesce('business_name', 'display_name').as('name'))
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  return name;
}

async function end(
  bank: BankContext,
  id: string,
  how: End,
  by: string,
  isTheirs: (row: NamedRequest) => boolean,
): Promise<Executed<Record<string, never>, NotOpen | NotFound>> {
  const outcome = await bank.store.transact(async (scope) => {
    const locked = await lockRequest(scope, id);
    const at = bank.clock.now();
    if (!locked || !isTheirs(locked.row)) return 'not there';
    const status = statusAt(locked.row, at);
    if (status !== 'open') return { status };
    await endRequest(scope, locked, how, by, at);
    return locked.row;
  });
  if (outcome === 'not there') {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  if (!('id' in outcome)) {
    return { kind: 'refused', refusal: { code: 'REQUEST_NOT_OPEN', data: outcome } };
  }
  bank.bell.ring(outcome.membership_id);
  const payer = addresseeOf(outcome);
  if (payer !== null) bank.bell.ring(payer);
  return { kind: 'done', answer: {} };
}
