import {
  type Overdraft,
  type OverdraftTerms,
  overdraftProcedures,
} from '#contract/cards/overdraft.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Tables } from '../tables.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted } from '../idempotency/answer-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendSafetyAct } from '../member-log/append-to-member-logs.ts';
import type { Caller } from '../ports.ts';
import { findOverdraftAccount, insertChoice, type OverdraftAccount } from './overdraft-records.ts';

/** The owners' choice whether card payments may overdraw an account. */
export function overdraftHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const cards = gate.gated(overdraftProcedures);
  return {
    overdraft: cards.overdraft.handler(async ({ input, context }) => {
      const { membershipId } = context.signedIn;
      const named = { membershipId, handle: input.account };
      const today = localMoment(clock.now(), timeZone).date;
      const account = await findOverdraftAccount(store.db, named, today);
      return { overdraft: account ? await present(store.db, account) : null };
    }),

    chooseOverdraft: cards.chooseOverdraft.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const outcome = await store.transact((scope) =>
        choose(scope, bank, { signedIn, caller, ...input }),
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),
  };
}

async function present(
  db: Kysely<Tables>,
  { handle, terms, choice }: OverdraftAccount,
): Promise<Overdraft> {
  return {
    account: handle as AccountId,
    allowed: choice?.allowed === 1,
    chosen: choice && {
      by: await nameOf(db, choice.chosen_by),
      at: choice.chosen_at as EpochMs,
    },
    terms,
  };
}

async function nameOf(db: Kysely<Tables>, personId: string): Promise<string> {
  const { name } = await db
    .selectFrom('person')
    .select('display_name as name')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return name;
}

interface Choice {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
  readonly account: AccountId;
  readonly allowed: boolean;
  readonly terms: OverdraftTerms;
}

type ChoiceRefusal = { readonly code: 'NOT_FOUND' } | { readonly code: 'OVERDRAFT_TERMS_CHANGED' };

/** Declining overdrafts does not require the terms of today. */
async function choose(
  scope: DatabaseTransaction,
  bank: BankContext,
  { signedIn, caller, account: handle, allowed, terms: read }: Choice,
): Promise<Executed<Overdraft, ChoiceRefusal>> {
  const { membershipId, personId: by } = signedIn;
  await lockMemberships(scope, [membershipId]);
  const at = bank.clock.now();
  const today = localMoment(at, bank.timeZone).date;
  const account = await findOverdraftAccount(scope.trx, { membershipId, handle }, today);
  if (!account) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const { terms, name } = account;
  let { choice } = account;
  if (allowed && !isSame(read, terms)) {
    return { kind: 'refused', refusal: { code: 'OVERDRAFT_TERMS_CHANGED' } };
  }
  if (choice?.allowed !== (allowed ? 1 : 0)) {
    choice = await insertChoice(scope.trx, account, { allowed, by, at });
    const change = allowed ? 'allowed' : 'ended';
    await appendSafetyAct(scope, {
      membershipId,
      by,
      caller,
      at,
      action: allowed ? 'overdraft-allowed' : 'overdraft-ended',
      facts: { account: handle, ...terms },
      events: [{ kind: 'overdraft', change, account: handle, name, amount: null, fee: terms.fee }],
    });
  }
  return { kind: 'done', answer: await present(scope.trx, { ...account, choice }) };
}

function isSame(one: OverdraftTerms, other: OverdraftTerms): boolean {
  return one.fee === other.fee && one.most === other.most && one.feesADay === other.feesADay;
}
