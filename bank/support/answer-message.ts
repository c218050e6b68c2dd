import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { Tables } from '../tables.ts';
import { ownMemberships } from '../parties/party-records.ts';
import { holderRoles } from '../parties/role-policy.ts';
import { type MessageRefusal, messageEvent, refuseMessage, tidyMessage } from './message-rules.ts';
import { appendMessages, lockConversation } from './message-records.ts';

/** The outcome of an answer of the staff. */
export type AnswerOutcome =
  | { readonly kind: 'answered'; readonly displayName: string }
  /** There is no member of that username. */
  | { readonly kind: 'unknown-member' }
  | { readonly kind: 'refused'; readonly refusal: MessageRefusal };

/** Staff write to a member: an answer, or the first word. Nobody waits for them afterwards. */
export async function answerMember(
  bank: BankContext,
  username: string,
  typed: string,
): Promise<AnswerOutcome> {
  const text = tidyMessage(typed);
  const refusal = refuseMessage(text);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const person = await findPerson(bank.store.db, username);
  const [membershipId] = person ? await ownMemberships(bank.store.db, person.id) : [];
  if (!person || membershipId === undefined) {
    return { kind: 'unknown-member' };
  }
  await bank.store.transact(async (scope) => {
    const conversation = await lockConversation(scope, membershipId);
    const at = bank.clock.now();
    const answer = { sender: 'staff', text, topics: null, about_transaction_id: null } as const;
    const rows = await appendMessages(scope.trx, conversation, at, [answer], null);
    const facts = { message: conversation.message_sequence + 1 };
    const audit = { action: 'message-answered', facts };
    await appendToMemberLogs(scope, [
      { membershipId, by: null, at, audit, events: rows.map(messageEvent) },
    ]);
  });
  bank.bell.ring(membershipId);
  return { kind: 'answered', displayName: person.display_name };
}

/** A conversation in which a member waits for an answer of the staff. */
export interface WaitingConversation {
  readonly username: string;
  readonly displayName: string;
  readonly waitingSince: EpochMs;
  /** The member's messages since, oldest first. */
  readonly messages: readonly {
    readonly at: EpochMs;
    readonly text: string;
    /** Label and description of the transaction that it is about. */
    readonly about: string | null;
  }[];
}

const waitingMax = 100;

/** The hundred conversations that have waited longest, the longest first. */
export async function waitingConversations({
  store: { db },
}: Pick<BankContext, 'store'>): Promise<WaitingConversation[]> {
  const waiting = await db
    .selectFrom('conversation')
    .innerJoin('party', 'party.membership_id', 'conversation.membership_id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select([
      'conversation.membership_id',
      'person.username',
      'person.display_name',
      'conversation.waiting_since',
    ])
    .where('party.role', 'in', holderRoles)
    .where('party.until_at', 'is', null)
    .where('conversation.waiting_since', 'is not', null)
    .orderBy('conversation.waiting_since')
    .orderBy('conversation.membership_id')
    .limit(waitingMax)
    .execute();
  return await Promise.all(
    waiting.map(
      async ({ membership_id: id, username, display_name: displayName, waiting_since: since }) => ({
        username,
        displayName,
        waitingSince: since as EpochMs,
        messages: await unanswered(db, id, since as EpochMs),
      }),
    ),
  );
}

async function unanswered(db: Kysely<Tables>, membershipId: string, since: EpochMs) {
  const rows = await db
    .selectFrom('message')
    .leftJoin('account_transaction', (join) =>
      join
        .onRef('account_transaction.id', '=', 'message.about_transaction_id')
        .onRef('account_transaction.membership_id', '=', 'message.membership_id'),
    )
    .select([
      'message.at',
      'message.text',
      'account_transaction.label',
      'account_transaction.description',
    ])
    .where('message.membership_id', '=', membershipId)
    .where('message.sender', '=', 'member')
    .where('message.at', '>=', since)
    .orderBy('message.sequence')
    .execute();
  return rows.map(({ at, text, label, description }) => ({
    at: at as EpochMs,
    text: text ?? '',
    about: label === null ? null : `${label} ${description}`,
  }));
}

async function findPerson(db: Kysely<Tables>, username: string) {
  return await db
    .selectFrom('person')
    .select(['id', 'display_name'])
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
}
