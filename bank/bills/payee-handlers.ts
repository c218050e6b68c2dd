import type { CardId, PayeeId } from '#contract/text/ids.ts';
import { type Payee, type PayeeCategory, payees as contract } from '#contract/bills/payees.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { maskNumber } from '../formats/labels.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { Executed } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { Policy } from '../policy.ts';
import type { PayeeRow } from './bill-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { type OwingCard, owingCards } from '../ledger/card-ledger.ts';
import { nameLike } from '../rails/look-alike-rules.ts';
import { permittedPayee } from '../identity/step-up/acts.ts';
import { checkStepUp, type StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import { nameKey, tidyName } from '#contract/text/typed-name.ts';
import { removeSaved, renameSaved, type SavedNames } from '../saved-names/saved-names.ts';
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
import { mostPaidTo, type PayeeRefusal, refusePayee } from './bill-rules.ts';
import { tidyAccountNumber } from '#contract/text/typed-signs.ts';

/** The member's payees. */
export function payeeHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const payees = gate.gated(contract);

  return {
    list: payees.list.handler(async ({ context }) => {
      const rows = await listPayees(store.db, context.signedIn.membershipId);
      return { payees: await presentPayees(store.db, rows, bank.policy) };
    }),

    findLookAlike: payees.findLookAlike.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      if ('payee' in input) {
        const { name, accountNumber } = input.payee;
        const payee = { name: tidyName(name), account_number: tidyAccountNumber(accountNumber) };
        return {
          looksLike: await findLookAlike(store.db, { membership_id: membershipId, ...payee }),
        };
      }
      const payee = await findPayee(store.db, membershipId, input.id);
      if (!payee || payee.removed_at !== null) {
        throw errors.NOT_FOUND();
      }
      return { looksLike: await findLookAlike(store.db, { ...payee, name: tidyName(input.name) }) };
    }),

    add: payees.add.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, payee: request } = input;
      const asked = { key, procedure: 'payees.add', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        add(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    rename: payees.rename.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const result = await store.transact(async (scope) => {
        const at = bank.clock.now();
        const renamed = await renameSaved(savedPayees, scope, {
          membershipId,
          by: context.signedIn.personId,
          at,
          ...input,
        });
        return renamed.kind === 'refused'
          ? renamed
          : { ...renamed, answer: await presentOne(scope.trx, renamed.answer, bank.policy) };
      });
      return await answerExecuted(bank, context.signedIn, errors, result);
    }),

    remove: payees.remove.handler(async ({ input, context, errors }) => {
      const { membershipId, personId } = context.signedIn;
      const result = await store.transact((scope) =>
        removeSaved(savedPayees, scope, {
          membershipId,
          by: personId,
          at: bank.clock.now(),
          ...input,
        }),
      );
      return await answerExecuted(bank, context.signedIn, errors, result);
    }),

    restore: payees.restore.handler(async ({ input, context, errors }) => {
      const result = await store.transact((scope) =>
        restore(scope, bank, context.signedIn, input.id),
      );
      return await answerExecuted(bank, context.signedIn, errors, result);
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
  const { membershipId } = signedIn;
  const name = tidyName(typed.name);
  const accountNumber = tidyAccountNumber(typed.accountNumber);
  const facts = {
    nameTaken: (await findPayeeByName(trx, membershipId, nameKey(name))) !== undefined,
    payees: await countPayees(trx, membershipId),
  };
  const refusal = refusePayee({ name, accountNumber }, facts, bank.policy);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const permits = { kind: 'add-payee', payee: permittedPayee({ name, accountNumber }) } as const;
  const act = { procedure: 'payees.add', binds: { name, accountNumber }, permits };
  const stepUpNeeded = await checkStepUp(bank, scope, { signedIn, act });
  if (stepUpNeeded) {
    return { kind: 'refused', refusal: stepUpNeeded };
  }

  const payee: PayeeRow = {
    id: bank.newId(),
    membership_id: membershipId,
    name,
    name_key: nameKey(name),
    account_number: accountNumber,
    category: typed.category,
    card_id: null,
    created_at: at,
    removed_at: null,
  };
  const looksLike = await findLookAlike(trx, payee);
  await insertPayee(trx, payee);
  const audit = {
    action: 'payee-added',
    facts: { payee: payee.id, name, ...(looksLike !== null && { looksLike }) },
  };
  await appendToMemberLogs(scope, [{ membershipId, by: signedIn.personId, at, audit, events: [] }]);
  return { kind: 'done', answer: presentPayee(payee, undefined, bank.policy) };
}

const savedPayees: SavedNames<'payee', PayeeRow> = {
  subject: 'payee',
  lock: lockPayee,
  isTaken: async (trx, payee, key) => {
    const namesake = await findPayeeByName(trx, payee.membership_id, key);
    return namesake !== undefined && namesake.id !== payee.id;
  },
  findLookAlike: (db, payee, name) => findLookAlike(db, { ...payee, name }),
  rename: (trx, id, name) => updatePayee(trx, id, { name, name_key: nameKey(name) }),
  countScheduled: countScheduledTo,
  remove: (trx, id, at) => updatePayee(trx, id, { removed_at: at }),
};

/** Another payee on the list with a similar name, and not the same account with a biller. */
async function findLookAlike(
  db: Kysely<Tables>,
  payee: Pick<PayeeRow, 'membership_id' | 'name' | 'account_number'> & { readonly id?: string },
): Promise<string | null> {
  const others = (await listPayees(db, payee.membership_id)).filter(
    ({ id, account_number: number }) =>
      id !== payee.id && (number === null || number !== payee.account_number),
  );
  return nameLike(payee.name, others);
}

type RestoreRefusal =
  | { readonly code: 'NOT_FOUND' | 'PAYEE_NAME_TAKEN' }
  | { readonly code: 'TOO_MANY_PAYEES'; readonly data: { most: number } };

async function restore(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, personId }: SignedIn,
  id: string,
): Promise<Executed<Payee, RestoreRefusal>> {
  const { trx } = scope;
  await lockMemberships(scope, [membershipId]);
  const payee = await findPayee(trx, membershipId, id);
  if (!payee) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  if (payee.removed_at === null) {
    return { kind: 'done', answer: await presentOne(trx, payee, bank.policy) };
  }
  if (await findPayeeByName(trx, membershipId, payee.name_key)) {
    return { kind: 'refused', refusal: { code: 'PAYEE_NAME_TAKEN' } };
  }
  const { payeesMax } = bank.policy;
  if ((await countPayees(trx, membershipId)) >= payeesMax) {
    return { kind: 'refused', refusal: { code: 'TOO_MANY_PAYEES', data: { most: payeesMax } } };
  }
  await updatePayee(trx, id, { removed_at: null });
  const audit = { action: 'payee-restored', facts: { payee: id } };
  await appendToMemberLogs(scope, [
    { membershipId, by: personId, at: bank.clock.now(), audit, events: [] },
  ]);
  return {
    kind: 'done',
    answer: await presentOne(trx, { ...payee, removed_at: null }, bank.policy),
  };
}

type CardPolicy = Pick<Policy, 'cardCreditMost'>;

async function presentPayees(
  db: Kysely<Tables>,
  rows: readonly PayeeRow[],
  policy: CardPolicy,
): Promise<Payee[]> {
  const cards = await owingCards(
    db,
    rows.flatMap(({ card_id: card }) => card ?? []),
  );
  return rows.map((row) => presentPayee(row, cards.get(row.card_id ?? ''), policy));
}

async function presentOne(db: Kysely<Tables>, row: PayeeRow, policy: CardPolicy): Promise<Payee> {
  const cards = row.card_id === null ? null : await owingCards(db, [row.card_id]);
  return presentPayee(row, cards?.get(row.card_id ?? ''), policy);
}

function presentPayee(payee: PayeeRow, card: OwingCard | undefined, policy: CardPolicy): Payee {
  return {
    id: payee.id as PayeeId,
    name: payee.name,
    accountNumber: payee.account_number === null ? null : maskNumber(payee.account_number),
    category: payee.category as PayeeCategory,
    ...(card && {
      card: {
        id: card.handle as CardId,
        owed: card.owed,
        most: mostPaidTo(card.owed, policy),
      },
    }),
  };
}
