import { cents } from '#contract/money/cents.ts';
import type { HelpTopic } from '#contract/support/support-terms.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Message, MessageAbout } from '#contract/support/support.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { readWording } from '#contract/transactions/transaction-wording.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ConversationRow, MessageRow } from './support-tables.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** A message before it has its place in the conversation. */
export type NewMessage = Pick<MessageRow, 'sender' | 'text' | 'topics' | 'about_transaction_id'>;

/**
 * The member's conversation, begun if there is none, and locked until the transaction ends: of two
 * equal asks the second waits here, and then finds the answer of the first.
 */
export async function lockConversation(
  { trx, engine }: DatabaseTransaction,
  membershipId: string,
): Promise<ConversationRow> {
  await trx
    .insertInto('conversation')
    .values({
      membership_id: membershipId,
      message_sequence: 0,
      seen_up_to: 0,
      waiting_since: null,
    })
    .onConflict((conflict) => conflict.column('membership_id').doNothing())
    .execute();
  const query = trx
    .selectFrom('conversation')
    .selectAll()
    .where('membership_id', '=', membershipId);
  return await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** Adds messages to the end of a conversation that is locked, and says since when one waits for the staff. */
export async function appendMessages(
  trx: Transaction<Tables>,
  conversation: ConversationRow,
  at: EpochMs,
  messages: readonly NewMessage[],
  waitingSince: number | null,
): Promise<MessageRow[]> {
  const before = conversation.message_sequence;
  const rows = messages.map((message, index) => ({
    membership_id: conversation.membership_id,
    sequence: before + index + 1,
    at,
    ...message,
  }));
  await trx.insertInto('message').values(rows).execute();
  await trx
    .updateTable('conversation')
    .set({ message_sequence: before + rows.length, waiting_since: waitingSince })
    .where('membership_id', '=', conversation.membership_id)
    .execute();
  return rows;
}

/** A page of the member's messages, newest first. */
export async function listMessages(
  db: Kysely<Tables>,
  membershipId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<{ rows: MessageRow[]; next: number | null }> {
  let query = db.selectFrom('message').selectAll().where('membership_id', '=', membershipId);
  if (before !== undefined) {
    query = query.where('sequence', '<', before);
  }
  const rows = await query
    .orderBy('sequence', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null };
}

/** How many messages that the member did not write came after those that they have seen. */
export async function countUnseen(db: Kysely<Tables>, membershipId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.membership_id', 'message.membership_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('message.membership_id', '=', membershipId)
    .where('message.sender', '!=', 'member')
    .whereRef('message.sequence', '>', 'conversation.seen_up_to')
    .executeTakeFirstOrThrow();
  return count;
}

/** The member has seen the messages up to this one, as far as there are so many. Never fewer than before. */
export async function recordSeen(
  db: Kysely<Tables>,
  membershipId: string,
  upTo: number,
): Promise<void> {
  await db
    .updateTable('conversation')
    .set((row) => ({
      seen_up_to: row
        .case()
        .when('message_sequence', '<', upTo)
        .then(row.ref('message_sequence'))
        .else(upTo)
        .end(),
    }))
    .where('membership_id', '=', membershipId)
    .where('seen_up_to', '<', upTo)
    .whereRef('seen_up_to', '<', 'message_sequence')
    .execute();
}

/** The transactions among these that are the member's, as a message names them. */
export async function findAbout(
  db: Kysely<Tables>,
  membershipId: string,
  ids: readonly string[],
): Promise<Map<string, MessageAbout>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom('account_transaction')
    .innerJoin('posting', 'posting.id', 'account_transaction.posting_id')
    .select([
      'account_transaction.id',
      'account_transaction.description',
      'account_transaction.amount',
      'account_transaction.type',
      'posting.kind',
    ])
    .where('account_transaction.membership_id', '=', membershipId)
    .where('account_transaction.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, description, amount, type, kind }) => {
      const wording = readWording(description, kind);
      const about = { id: id as TransactionId, description, amount: cents(amount), type };
      return [id, wording === undefined ? about : { ...about, wording }];
    }),
  );
}

/** The messages as the contract has them. */
export async function presentMessages(
  db: Kysely<Tables>,
  membershipId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const ids = rows.flatMap(({ about_transaction_id: id }) => id ?? []);
  const about = await findAbout(db, membershipId, [...new Set(ids)]);
  return rows.map((row) => ({
    sequence: row.sequence,
    at: row.at as EpochMs,
    from: row.sender,
    text: row.text,
    topics: row.topics === null ? null : (JSON.parse(row.topics) as HelpTopic[]),
    about: row.about_transaction_id === null ? null : (about.get(row.about_transaction_id) ?? null),
  }));
}
