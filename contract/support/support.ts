import { z } from 'zod';
import { MessageFrom } from '../events/event-parts.ts';
import { helpTopics, messageMaxLength } from './support-terms.ts';
import { IntentKey, TransactionId } from '../text/ids.ts';
import { PositiveCents } from '../money/money.ts';
import { refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { addressNumber, typedText } from '../text/text.ts';
import { EpochMs } from '../time/time.ts';
import { Wording } from '../transactions/transactions.ts';

/** A transaction that a message is about, as it is named in the history. */
export const MessageAbout = z.object({
  id: TransactionId,
  description: z.string(),
  wording: Wording.optional(),
  amount: PositiveCents,
  type: z.enum(['credit', 'debit']),
});
export type MessageAbout = z.infer<typeof MessageAbout>;

/** A message of a member's conversation with the credit union (R-C1). */
export const Message = z.object({
  /** Grows by one with each message of this member. */
  sequence: z.int(),
  at: EpochMs,
  from: MessageFrom,
  /** As it was typed; null where it is automatic. */
  text: z.string().nullable(),
  /** The topics that the help index found; empty without a match, and null where a person wrote. */
  topics: z.array(z.enum(helpTopics)).nullable(),
  about: MessageAbout.nullable(),
});
export type Message = z.infer<typeof Message>;

const { reads, changes } = proceduresUnder('Support');

/** Why a message is not taken, in the order in which it is checked. */
const messageRefusals = {
  /** Nothing in it that can be seen. */
  MESSAGE_EMPTY: refusal('Please write something first.'),
  MESSAGE_TOO_LONG: {
    status: 422,
    message: `A message has at most ${messageMaxLength} characters.`,
    data: z.object({ most: z.int() }),
  },
} as const;
export const support = {
  /** A page of the conversation, newest first, and the number of unread messages. */
  messages: reads('conversation', '/messages', 'The conversation')
    .input(
      z.object({
        /** The sequence at which the page before ended: only what came earlier is meant. */
        before: addressNumber(z.number().int().positive()).optional(),
        limit: addressNumber(z.number().int().min(1).max(100)).default(30),
      }),
    )
    .output(
      z.object({
        messages: z.array(Message),
        /** The `before` of the next page; null at the first message. */
        next: z.int().nullable(),
        /** How many messages of the staff and of the help index the member has not seen. */
        unread: z.int(),
        /** Whether people read this conversation; in the demo nobody does. */
        staffAnswer: z.boolean(),
      }),
    ),

  /**
   * Sends a message, which may be about one of the member's transactions (`NOT_FOUND` for any other).
   * Repeating it with the same key sends nothing and gets the first answer again.
   */
  send: changes('conversation', '/messages', 'Send a message')
    .errors({
      ...messageRefusals,
      ...keyReusedRefusal,
    })
    .input(
      z.object({
        intentKey: IntentKey,
        message: z.object({
          /** Checked to `messageMaxLength` by a rule, which has a sentence for it. */
          text: typedText(20_000),
          about: TransactionId.nullable().default(null),
        }),
      }),
    )
    .output(z.object({ sent: Message })),

  /** Marks all messages up to this one as read. */
  markSeen: changes('conversation', '/messages/seen', 'Mark as seen')
    .input(z.object({ upTo: z.int().nonnegative() }))
    .output(z.object({})),
};
