import { type ContactChannel, profile as contract } from '#contract/settings/profile.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { countTry, giveBackTry } from '../limits/attempts.ts';
import { factorTriesBucket } from '../limits/buckets.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import { forgetResetLinks } from '../identity/sessions/member-sessions.ts';
import type { Caller } from '../ports.ts';
import { answerCode } from '../identity/authentication/send-code.ts';
import { withoutBlanks } from '../identity/authentication/codes.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { ContactChangeRow } from '../identity/authentication/authentication-tables.ts';
import { contactCodeText, sendContactCode } from './contact-codes.ts';
import {
  dropContactChange,
  findContactChange,
  presentProfile,
  saveContact,
  takeContactChange,
  takeContactTry,
} from './contact-records.ts';
import { takesCode } from './contact-rules.ts';

/** A new email or phone, which counts once the code that was sent there is shown. */
export function contactHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const profile = gate.gated(contract);

  return {
    sendContactCode: profile.sendContactCode.handler(async ({ input, context, errors }) => {
      const outcome = await sendContactCode(bank, context.signedIn, input.channel);
      return answerCode(errors, outcome);
    }),

    confirmContact: profile.confirmContact.handler(async ({ input, context, errors }) => {
      const { personId } = context.signedIn;
      const outcome = await checkContactCode(bank, context.signedIn, input.channel, input.code);
      switch (outcome.kind) {
        case 'over':
          throw errors.PROOF_OVER();
        case 'wrong':
          throw errors.PROOF_WRONG({ data: { triesLeft: outcome.triesLeft } });
        case 'right': {
          const isChanged = await store.transact((scope) =>
            changeContact(scope, bank, context, outcome.change),
          );
          if (!isChanged) {
            throw errors.PROOF_OVER();
          }
          bank.bell.ring(personId);
          return await presentProfile(bank, personId);
        }
      }
    }),

    dropContactChange: profile.dropContactChange.handler(async ({ input, context }) => {
      const { personId } = context.signedIn;
      await store.transact(async (scope) => {
        if (await dropContactChange(scope.trx, personId, input.channel)) {
          const facts = { ...askedFrom(context.caller), channel: input.channel };
          const audit = { action: 'contact-change-dropped', facts };
          await appendToMemberLogs(scope, [{ personId, at: bank.clock.now(), audit, events: [] }]);
        }
      });
      return await presentProfile(bank, personId);
    }),
  };
}

type CheckedCode =
  | { readonly kind: 'right'; readonly change: ContactChangeRow }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** There is nothing to confirm, or it takes a new code. */
  | { readonly kind: 'over' };

/** The try is counted before, durably, so that no more codes are checked at once than are allowed. */
async function checkContactCode(
  bank: BankContext,
  { personId, sessionId }: SignedIn,
  channel: ContactChannel,
  code: string,
): Promise<CheckedCode> {
  const { store, clock, policy } = bank;
  const now = clock.now();
  const open = await findContactChange(store.db, personId, channel, now);
  if (!open || !takesCode(open, now, policy)) {
    return { kind: 'over' };
  }
  if ((await countTry(bank, [factorTriesBucket(personId, sessionId)])).kind === 'blocked') {
    return { kind: 'over' };
  }
  const change = await store.transact(({ trx }) => takeContactTry(trx, personId, channel));
  if (!change) {
    return { kind: 'over' };
  }
  const text = contactCodeText(personId, channel, withoutBlanks(code));
  return bank.codeKeys.isMacOf(change.code_hash, text)
    ? { kind: 'right', change }
    : { kind: 'wrong', triesLeft: change.tries_left };
}

/** False where the change has been dropped, confirmed or replaced meanwhile. */
async function changeContact(
  scope: DatabaseTransaction,
  bank: BankContext,
  {
    signedIn: { personId, sessionId },
    caller,
  }: { readonly signedIn: SignedIn; readonly caller: Caller },
  change: ContactChangeRow,
): Promise<boolean> {
  const { trx } = scope;
  const address = await takeContactChange(trx, change);
  if (address === undefined) {
    return false;
  }
  const { channel } = change;
  await saveContact(trx, personId, channel, address);
  if (channel === 'email') {
    await forgetResetLinks(trx, personId);
  }
  const at = bank.clock.now();
  await giveBackTry(trx, [factorTriesBucket(personId, sessionId)], at);
  const facts = { ...askedFrom(caller), channel };
  await appendToMemberLogs(scope, [
    { personId, at, audit: { action: 'contact-changed', facts }, events: [] },
  ]);
  return true;
}
