import type { HelpTopic } from '#contract/support/support-terms.ts';
import { type Message, support as contract } from '#contract/support/support.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../formats/sha-256.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { ConversationRow } from './support-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { topicsIn } from './help-index.ts';
import { type MessageRefusal, messageEvent, refuseMessage, tidyMessage } from './message-rules.ts';
import {
  appendMessages,
  countUnseen,
  findAbout,
  listMessages,
  lockConversation,
  presentMessages,
  recordSeen,
} from './message-records.ts';

/** The conversation between a member and the credit union (R-S6, R-C1). */
export function supportHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, policy } = bank;
  const support = gate.gated(contract);

  return {
    messages: support.messages.handler(async ({ input, context }) => {
      const { membershipId } = context.signedIn;
      const { rows, next } = await listMessages(store.db, membershipId, input);
      return {
        messages: await presentMessages(store.db, membershipId, rows),
        next,
        unread: await countUnseen(store.db, membershipId),
        staffAnswer: policy.staffAnswerMessages,
      };
    }),

    send: support.send.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const intent = {
        membershipId,
        key: input.intentKey,
        requestHash: requestHash('support.send', input.message),
      };
      const result = await store.transact(async (scope) => {
        const conversation = await lockConversation(scope, membershipId);
        const at = clock.now();
        return await once<{ sent: Message }, SendRefusal>(scope, at, intent, () =>
          send(scope, bank, conversation, input.message, at, context.signedIn.personId),
        );
      });
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    markSeen: support.markSeen.handler(async ({ input, context }) => {
      await recordSeen(store.db, context.signedIn.membershipId, input.upTo);
      return {};
    }),
  };
}

type SendRefusal = MessageRefusal | { readonly code: 'NOT_FOUND' };

async function send(
  scope: DatabaseTransaction,
  bank: BankContext,
  conversation: ConversationRow,
  { text: typed, about }: { readonly text: string; readonly about: string | null },
  at: EpochMs,
  by: string,
): Promise<Executed<{ sent: Message }, SendRefusal>> {
  const { trx } = scope;
  const { membership_id: membershipId } = conversation;
  const text = tidyMessage(typed);
  const refusal = refuseMessage(text);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  if (about !== null && !(await findAbout(trx, membershipId, [about])).has(about)) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const asked = { sender: 'member', text, topics: null, about_transaction_id: about } as const;
  const answers = answersTo(text, bank);
  const waitingSince = bank.policy.staffAnswerMessages ? (conversation.waiting_since ?? at) : null;
  const rows = await appendMessages(trx, conversation, at, [asked, ...answers], waitingSince);
  const audit = { action: 'message-sent', facts: { message: conversation.message_sequence + 1 } };
  await appendToMemberLogs(scope, [
    { membershipId, by, at, audit, events: rows.map(messageEvent) },
  ]);
  const [sent] = await presentMessages(trx, membershipId, rows.slice(0, 1));
  return { kind: 'done', answer: { sent: sent as Message } };
}

function answersTo(text: string, { policy }: Pick<BankContext, 'policy'>) {
  const topics = topicsIn(text);
  return topics.length === 0 && policy.staffAnswerMessages ? [] : [automatic(topics)];
}

function automatic(topics: readonly HelpTopic[]) {
  const message = { sender: 'automatic', text: null, about_transaction_id: null } as const;
  return { ...message, topics: JSON.stringify(topics) };
}
