import type { RecipientId } from '#contract/text/ids.ts';
import { type Recipient, recipients as contract } from '#contract/recipients/recipients.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { declaredError } from '../errors/error-boundary.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { Executed } from '../idempotency/once.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import type { NamedRecipient } from '../rails/name-checks.ts';
import { addressOf, columnsOf, shownAddress } from '../rails/payment-address.ts';
import { bankOfRoutingNumber, refuseRoutingNumber } from '../rails/routing-number.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { payeeOf, permittedPayee } from '../identity/step-up/acts.ts';
import { checkStepUp, type StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import { nameKey, tidyName } from '#contract/text/typed-name.ts';
import { removeSaved, renameSaved, type SavedNames } from '../saved-names/saved-names.ts';
import { findLookAlike, findLookAlikeOfName } from '../rails/known-recipients.ts';
import { compareName } from './compare-name.ts';
import {
  countScheduledTo,
  deleteRecipient,
  insertRecipient,
  listRecipients,
  type RecipientWithLastTransfer,
  renameRecipient,
} from './recipient-records.ts';
import { type RecipientRefusal, refuseRecipient, readRecipient } from './recipient-rules.ts';

/** Saved recipients, and the bank behind a routing number. */
export function recipientHandlers(gate: Gate, bank: BankContext) {
  const { store, timeZone } = bank;
  const recipients = gate.gated(contract);

  return {
    list: recipients.list.handler(async ({ context }) => {
      const rows = await listRecipients(store.db, context.signedIn.membershipId);
      return { recipients: rows.map((row) => present(row, timeZone)) };
    }),

    lookUpRoutingNumber: recipients.lookUpRoutingNumber.handler(({ input, errors }) => {
      const refusal = refuseRoutingNumber(input.routingNumber);
      if (refusal) {
        throw errors[refusal]();
      }
      const { name, routingNumber } = bank.brand;
      const isOwn = input.routingNumber === routingNumber;
      return { bankName: isOwn ? name : bankOfRoutingNumber(input.routingNumber) };
    }),

    findLookAlike: recipients.findLookAlike.handler(async ({ input, context, errors }) => {
      const { db } = store;
      const { membershipId } = context.signedIn;
      if ('recipient' in input) {
        return { looksLike: await findLookAlike(db, membershipId, readRecipient(input.recipient)) };
      }
      const saved = await listRecipients(db, membershipId);
      const recipient = saved.find(({ id }) => id === input.id);
      if (!recipient) {
        throw errors.NOT_FOUND();
      }
      const looksLike = await savedRecipients.findLookAlike(db, recipient, tidyName(input.name));
      return { looksLike };
    }),

    compareName: recipients.compareName.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const recipient =
        'recipient' in input
          ? readRecipient(input.recipient)
          : await findSaved(store.db, signedIn.membershipId, input.id);
      if (!recipient) {
        throw errors.NOT_FOUND();
      }
      const compared = await compareName(bank, signedIn, recipient);
      if (compared.kind === 'refused') {
        throw declaredError(errors, compared.refusal);
      }
      return compared.answer;
    }),

    add: recipients.add.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, recipient: request } = input;
      const asked = { key, procedure: 'recipients.add', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        add(scope, bank, signedIn, readRecipient(request), at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    rename: recipients.rename.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const result = await store.transact((scope) =>
        renameSaved(savedRecipients, scope, {
          membershipId,
          by: context.signedIn.personId,
          at: bank.clock.now(),
          ...input,
        }),
      );
      return present(await answerExecuted(bank, context.signedIn, errors, result), timeZone);
    }),

    remove: recipients.remove.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const result = await store.transact((scope) =>
        removeSaved(savedRecipients, scope, {
          membershipId,
          by: context.signedIn.personId,
          at: bank.clock.now(),
          ...input,
        }),
      );
      return await answerExecuted(bank, context.signedIn, errors, result);
    }),
  };
}

/** With the membership locked. A refusal records nothing. */
async function add(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  recipient: NamedRecipient,
  at: EpochMs,
): Promise<Executed<Recipient, RecipientRefusal | StepUpNeeded>> {
  const { trx } = scope;
  const { membershipId } = signedIn;
  const refusal = refuseRecipient(recipient, await listRecipients(trx, membershipId), bank.policy);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const permits = { kind: 'save-recipient', payee: permittedPayee(recipient) } as const;
  const binds = { kind: recipient.kind, to: payeeOf(recipient) };
  const act = { procedure: 'recipients.add', binds, permits };
  const stepUpNeeded = await checkStepUp(bank, scope, { signedIn, act });
  if (stepUpNeeded) {
    return { kind: 'refused', refusal: stepUpNeeded };
  }
  const row = {
    id: bank.newId(),
    membership_id: membershipId,
    kind: recipient.kind,
    name: recipient.name,
    ...columnsOf(recipient),
    created_at: at,
  };
  const looksLike = await findLookAlike(trx, membershipId, recipient);
  const facts = { recipient: row.id, name: row.name, ...(looksLike !== null && { looksLike }) };
  const audit = { action: 'recipient-added', facts };
  await insertRecipient(trx, row);
  await appendToMemberLogs(scope, [{ membershipId, by: signedIn.personId, at, audit, events: [] }]);
  return { kind: 'done', answer: present({ ...row, lastTransferAt: null }, bank.timeZone) };
}

async function findSaved(
  db: Kysely<Tables>,
  membershipId: string,
  id: RecipientId,
): Promise<NamedRecipient | undefined> {
  const saved = (await listRecipients(db, membershipId)).find((one) => one.id === id);
  return saved && namedOf(saved);
}

const savedRecipients: SavedNames<'recipient', RecipientWithLastTransfer> = {
  subject: 'recipient',
  lock: async (scope, membershipId, id) => {
    await lockMemberships(scope, [membershipId]);
    return (await listRecipients(scope.trx, membershipId)).find((one) => one.id === id);
  },
  isTaken: async (trx, recipient, key) =>
    (await listRecipients(trx, recipient.membership_id)).some(
      ({ id, kind, name }) =>
        id !== recipient.id && kind === recipient.kind && nameKey(name) === key,
    ),
  findLookAlike: async (db, saved, name) =>
    await findLookAlikeOfName(db, saved.membership_id, { ...namedOf(saved), name }),
  rename: renameRecipient,
  countScheduled: countScheduledTo,
  remove: deleteRecipient,
};

function namedOf(row: RecipientWithLastTransfer): NamedRecipient {
  return { kind: row.kind, ...addressOf(row) };
}

function present(row: RecipientWithLastTransfer, timeZone: string): Recipient {
  return {
    id: row.id as RecipientId,
    kind: row.kind,
    ...shownAddress(addressOf(row)),
    lastTransfer:
      row.lastTransferAt === null
        ? null
        : localMoment(row.lastTransferAt as EpochMs, timeZone).date,
  };
}
