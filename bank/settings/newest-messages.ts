import { SentMessage } from '#contract/settings/settings.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { maskedAddress } from '../formats/mask.ts';

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
    to: row.channel === 'push' ? '' : maskedAddress(row.channel, row.recipient),
    about: SentMessage.shape.about.parse({
      ...JSON.parse(row.body),
      sequence: row.event_sequence,
      at: row.at,
    }),
    sentAt: row.sent_at as EpochMs | null,
    isGivenUp: row.given_up_at !== null,
  }));
}
