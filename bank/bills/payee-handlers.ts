import type { CardId, PayeeId } from '#contract/text/ids.ts';
import type { Payee, PayeeCategory } from '#contract/bills/payees.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Gate, SignedIn } from '../gate.ts';
import { requestHash } from '../idempotency/intent-records.ts';
import { lockMember } from '../database/lock-members.ts';
import { maskNumber } from '../formats/mask.ts';
import { appendToMemberLog } from '../member-log/append-to-member-log.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { PayeeRow } from './bill-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { type OwingCard, owingCards } from '../ledger/card-ledger.ts';
import { permittedPayee } from '../step-up/acts.ts';
import { checkStepUp, type StepUpNeeded } from '../step-up/check-step-up.ts';
import { stepUpError } from '../step-up/step-up-error.ts';
import { transact } from '../database/transact.ts';
import { isPlainName, nameKey, tidyName } from '../formats/typed-name.ts';
import {
  countPayees,
  countScheduledTo,
  findPayee,
  findPayeeByName,
  insertPayee,
  listPayees,
  lockPayee,
  updatePayee,
} from './payee-records.ts';
import { type PayeeRefusal, refusePayee, tidyAccountNumber } from './payee-rules.ts';

/** Whom the member pays. */
export function payeeHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const { payees } = gate.gated;

  return {
    list: payees.list.handler(async ({ context }) => {
      const rows = await listPayees(store.db, context.signedIn.memberId);
      return { payees: await presentPayees(store.db, rows) };
    }),

    add: payees.add.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { memberId } = signedIn;
      const intent = {
        memberId,
        key: input.intentKey,
        requestHash: requestHash('payees.add', input.payee),
      };
      const result = await transact(store, async (scope) => {
        await lockMember(scope, memberId);
        const at = bank.clock.now();
        return await once<Payee, PayeeRefusal | StepUpNeeded>(scope, at, intent, () =>
          add(scope, bank, signedIn, input.payee, at),
        );
      });
      switch (result.kind) {
        case 'reused':
          throw errors.INTENT_KEY_REUSED();
        case 'done':
          return result.answer;
        case 'refused':
          switch (result.refusal.code) {
            case 'STEP_UP_NEEDED':
              throw await stepUpError(bank, errors, { signedIn, act: result.refusal.act });
            case 'TOO_MANY_PAYEES':
              throw errors.TOO_MANY_PAYEES({ data: result.refusal.data });
            default:
              throw errors[result.refusal.code]();
          }
      }
    }),

    rename: payees.rename.handler(async ({ input, context, errors }) => {
      const result = await transact(store, (scope) =>
        rename(scope, bank, context.signedIn.memberId, input.id, tidyName(input.name)),
      );
      switch (result.kind) {
        case 'not-found':
          throw errors.NOT_FOUND();
        case 'refused':
          throw errors[result.code]();
        case 'renamed':
          return await presentOne(store.db, result.payee);
      }
    }),

    remove: payees.remove.handler(async ({ input, context, errors }) => {
      const result = await transact(store, (scope) =>
        remove(scope, bank, context.signedIn.memberId, input.id),
      );
      switch (result.kind) {
        case 'not-found':
          throw errors.NOT_FOUND();
        case 'in-use':
          throw errors.PAYEE_IN_USE({ data: { scheduled: result.scheduled } });
        case 'removed':
          return {};
      }
    }),

    restore: payees.restore.handler(async ({ input, context, errors }) => {
      const result = await transact(store, (scope) =>
        restore(scope, bank, context.signedIn.memberId, input.id),
      );
      switch (result.kind) {
        case 'not-found':
          throw errors.NOT_FOUND();
        case 'name-taken':
          throw errors.PAYEE_NAME_TAKEN();
        case 'too-many':
          throw errors.TOO_MANY_PAYEES({ data: { most: result.most } });
        case 'restored':
          return await presentOne(store.db, result.payee);
      }
    }),
  };
}

/** With the member locked. A refusal records nothing. */
async function add(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  typed: {
    readonly name: string;
    readonly accountNumber: string;
    readonly category: PayeeCategory;
  },
  at: EpochMs,
): Promise<Executed<Payee, PayeeRefusal | StepUpNeeded>> {
  const { trx } = scope;
  const { memberId } = signedIn;
  const name = tidyName(typed.name);
  const accountNumber = tidyAccountNumber(typed.accountNumber);
  const facts = {
    nameTaken: (await findPayeeByName(trx, memberId, nameKey(name))) !== undefined,
    payees: await countPayees(trx, memberId),
  };
  const refusal = refusePayee({ name, accountNumber }, facts, bank.policy);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const permits = { kind: 'add-payee', payee: permittedPayee({ name, accountNumber }) } as const;
  const act = { ask: 'payees.add', binds: { name, accountNumber }, permits };
  const stepUpNeeded = await checkStepUp(bank, scope, { signedIn, act });
  if (stepUpNeeded) {
    return { kind: 'refused', refusal: stepUpNeeded };
  }

  const payee: PayeeRow = {
    id: bank.newId(),
    member_id: memberId,
    name,
    name_key: nameKey(name),
    account_number: accountNumber,
    category: typed.category,
    card_id: null,
    created_at: at,
    removed_at: null,
  };
  await insertPayee(trx, payee);
  const audit = { action: 'payee-added', facts: { payee: payee.id, name } };
  await appendToMemberLog(trx, memberId, at, audit, []);
  return { kind: 'done', answer: presentPayee(payee, undefined) };
}

type Renamed =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'refused'; readonly code: 'PAYEE_NAME_WRONG' | 'PAYEE_NAME_TAKEN' }
  | { readonly kind: 'renamed'; readonly payee: PayeeRow };

async function rename(
  scope: DatabaseTransaction,
  bank: BankContext,
  memberId: string,
  id: string,
  name: string,
): Promise<Renamed> {
  const { trx } = scope;
  const payee = await lockPayee(scope, memberId, id);
  if (!payee) {
    return { kind: 'not-found' };
  }
  if (!isPlainName(name)) {
    return { kind: 'refused', code: 'PAYEE_NAME_WRONG' };
  }
  const namesake = await findPayeeByName(trx, memberId, nameKey(name));
  if (namesake && namesake.id !== id) {
    return { kind: 'refused', code: 'PAYEE_NAME_TAKEN' };
  }
  if (name !== payee.name) {
    await updatePayee(trx, id, { name, name_key: nameKey(name) });
    const audit = { action: 'payee-renamed', facts: { payee: id, name } };
    await appendToMemberLog(trx, memberId, bank.clock.now(), audit, []);
  }
  return { kind: 'renamed', payee: { ...payee, name } };
}

type Removed =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'in-use'; readonly scheduled: number }
  | { readonly kind: 'removed' };

async function remove(
  scope: DatabaseTransaction,
  bank: BankContext,
  memberId: string,
  id: string,
): Promise<Removed> {
  const { trx } = scope;
  if (!(await lockPayee(scope, memberId, id))) {
    return { kind: 'not-found' };
  }
  const scheduled = await countScheduledTo(trx, id);
  if (scheduled > 0) {
    return { kind: 'in-use', scheduled };
  }
  const at = bank.clock.now();
  await updatePayee(trx, id, { removed_at: at });
  const audit = { action: 'payee-removed', facts: { payee: id } };
  await appendToMemberLog(trx, memberId, at, audit, []);
  return { kind: 'removed' };
}

type Restored =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'restored'; readonly payee: PayeeRow };

async function restore(
  scope: DatabaseTransaction,
  bank: BankContext,
  memberId: string,
  id: string,
): Promise<Restored> {
  const { trx } = scope;
  await lockMember(scope, memberId);
  const payee = await findPayee(trx, memberId, id);
  if (!payee) {
    return { kind: 'not-found' };
  }
  if (payee.removed_at === null) {
    return { kind: 'restored', payee };
  }
  if (await findPayeeByName(trx, memberId, payee.name_key)) {
    return { kind: 'name-taken' };
  }
  const { payeesMax } = bank.policy;
  if ((await countPayees(trx, memberId)) >= payeesMax) {
    return { kind: 'too-many', most: payeesMax };
  }
  await updatePayee(trx, id, { removed_at: null });
  const audit = { action: 'payee-restored', facts: { payee: id } };
  await appendToMemberLog(trx, memberId, bank.clock.now(), audit, []);
  return { kind: 'restored', payee: { ...payee, removed_at: null } };
}

async function presentPayees(db: Kysely<Tables>, rows: readonly PayeeRow[]): Promise<Payee[]> {
  const cards = await owingCards(
    db,
    rows.flatMap(({ card_id: card }) => card ?? []),
  );
  return rows.map((row) => presentPayee(row, cards.get(row.card_id ?? '')));
}

async function presentOne(db: Kysely<Tables>, row: PayeeRow): Promise<Payee> {
  const cards = row.card_id === null ? null : await owingCards(db, [row.card_id]);
  return presentPayee(row, cards?.get(row.card_id ?? ''));
}

function presentPayee(payee: PayeeRow, card: OwingCard | undefined): Payee {
  return {
    id: payee.id as PayeeId,
    name: payee.name,
    accountNumber: payee.account_number === null ? null : maskNumber(payee.account_number),
    category: payee.category as PayeeCategory,
    ...(card && { card: { id: card.handle as CardId, owed: card.owed } }),
  };
}
