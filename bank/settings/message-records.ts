import { MemberEvent } from '#contract/events/events.ts';
import type { SentMessage } from '#contract/settings/settings.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { maskedAddress } from '../formats/masked-address.ts';
import type { OutgoingMessageRow } from './settings-tables.ts';
import type { Tables } from '../database/tables.ts';

/** Notes that the message was handed on; undefined where another process had done so. */
export async function markSent(
  db: Kysely<Tables>,
  id: string,
  at: EpochMs,
): Promise<OutgoingMessageRow | undefined> {
  return await db
    .updateTable('outgoing_message')
    .set({ due_at: null, sent_at: at })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** As many as the settings show. */
const newestShown = 20;

/** The member's newest messages, newest first. */
export async function newestMessages(db: Kysely<Tables>, personId: string): Promise<SentMessage[]> {
  const rows = await db
    .selectFrom('outgoing_message')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('event_sequence', 'desc')
    .orderBy('channel')
    .limit(newestShown)
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    to: maskedAddress(row.channel, row.recipient),
    about: MemberEvent.parse({
      ...JSON.parse(row.body),
      sequence: row.event_sequence,
      at: row.at,
    }),
    sentAt: row.sent_at as EpochMs | null,
  }));
}
