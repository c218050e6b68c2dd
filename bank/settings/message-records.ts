import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { OutgoingMessageRow } from '../member-log/member-log-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { MailedChannel } from '../member-log/messages-of.ts';

/** When the next message of the channel is due; undefined where none waits. */
export async function nextMessage(
  db: Kysely<Tables>,
  channel: MailedChannel,
): Promise<number | undefined> {
  const next = await waiting(db, channel).orderBy('due_at').limit(1).executeTakeFirst();
  return next?.due_at ?? undefined;
}

interface MessageClaim {
  readonly now: EpochMs;
  /** When others may claim them again. */
  readonly until: EpochMs;
  readonly most: number;
}

/** Claims messages of the channel that are due, those that were due first before the others, and passes over those that others claim now. */
export async function claimMessages(
  { trx, engine }: DatabaseTransaction,
  channel: MailedChannel,
  { now, until, most }: MessageClaim,
): Promise<OutgoingMessageRow[]> {
  const due = waiting(trx, channel).where('due_at', '<=', now).orderBy('due_at').orderBy('id');
  const claim = engine === 'postgres' ? due.forNoKeyUpdate().skipLocked() : due;
  const rows = await claim.limit(most).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await postpone(trx, ids, until);
  return rows;
}

function waiting(db: Kysely<Tables>, channel: MailedChannel) {
  return db
    .selectFrom('outgoing_message')
    .selectAll()
    .where('channel', '=', channel)
    .where('due_at', 'is not', null);
}

/** Lets messages that wait be due at another time. */
export async function postpone(
  db: Kysely<Tables>,
  ids: readonly string[],
  dueAt: EpochMs,
): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({ due_at: dueAt })
    .where('id', 'in', ids)
    .where('due_at', 'is not', null)
    .execute();
}

/** Notes that the message has left. */
export async function markSent(db: Kysely<Tables>, id: string, at: EpochMs): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({ due_at: null, sent_at: at, given_up_at: null })
    .where('id', '=', id)
    .execute();
}

/** Notes that the message is not tried any more, if it has not left meanwhile. */
export async function giveUp(db: Kysely<Tables>, id: string, at: EpochMs): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({ due_at: null, given_up_at: at })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .execute();
}
