import { defaultNotifications } from '#contract/settings/setting-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { OutgoingMessageRow } from '../settings/settings-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { EventBody } from './event-body.ts';
import { channelsFor, type MessageChannel, type MessageChoices } from './message-rules.ts';

/** An event with its place in the member's list. */
export interface PlacedEvent {
  readonly sequence: number;
  readonly body: EventBody;
}

/**
 * Writes what the member is to be told of these events outside the portal, in the transaction that recorded them. To a
 * member who has told no address nothing is written.
 */
export async function queueMessages(
  trx: Transaction<Tables>,
  memberId: string,
  at: EpochMs,
  events: readonly PlacedEvent[],
): Promise<void> {
  const reached = await trx
    .selectFrom('member_profile')
    .leftJoin('member_settings', 'member_settings.member_id', 'member_profile.member_id')
    .select(['email', 'phone', 'two_factor', 'notify_email', 'notify_sms', 'notify_security'])
    .where('member_profile.member_id', '=', memberId)
    .executeTakeFirst();
  const messages = messagesOf(reached, memberId, at, events);
  if (messages.length > 0) {
    await trx.insertInto('outgoing_message').values(messages).execute();
  }
}

/** Where a member is reached, and what about; null where they have not said. */
export interface Reached {
  readonly email: string | null;
  readonly phone: string | null;
  readonly two_factor: number | null;
  readonly notify_email: number | null;
  readonly notify_sms: number | null;
  readonly notify_security: number | null;
}

/** The messages that tell the member of these events by the ways that they have chosen. */
export function messagesOf(
  reached: Reached | undefined,
  memberId: string,
  at: EpochMs,
  events: readonly PlacedEvent[],
): OutgoingMessageRow[] {
  if (!reached) {
    return [];
  }
  const recipients: Record<MessageChannel, string> = {
    email: reached.email ?? '',
    sms: reached.phone ?? '',
  };
  const choices: MessageChoices = {
    // On until it is turned off (R-P3).
    twoFactor: reached.two_factor !== 0,
    email: orDefault(reached.notify_email, defaultNotifications.email),
    sms: orDefault(reached.notify_sms, defaultNotifications.sms),
    push: defaultNotifications.push,
    security: orDefault(reached.notify_security, defaultNotifications.security),
  };
  return events.flatMap(({ sequence, body }) =>
    channelsFor(body, choices)
      .filter((channel) => recipients[channel] !== '')
      .map((channel) => ({
        id: `${memberId}-${sequence}-${channel}`,
        member_id: memberId,
        channel,
        recipient: recipients[channel],
        kind: body.kind,
        event_sequence: sequence,
        body: JSON.stringify(body),
        at,
        due_at: at,
        sent_at: null,
      })),
  );
}

function orDefault(kept: number | null, atFirst: boolean): boolean {
  return kept === null ? atFirst : kept === 1;
}
