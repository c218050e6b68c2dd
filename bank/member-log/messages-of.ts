import { defaultNotifications } from '#contract/settings/setting-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { OutgoingMessageRow, EventBody } from './member-log-tables.ts';
import {
  channelsFor,
  isPushed,
  type MessageChannel,
  type MessageChoices,
} from './message-rules.ts';

/** An event with its place in the member's list. */
export interface PlacedEvent {
  readonly sequence: number;
  readonly body: EventBody;
}

/** The contacts of a person, and the subjects to tell; null where the person has not said. */
export interface Reached {
  readonly person_id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly two_factor: number | null;
  readonly notify_email: number | null;
  readonly notify_sms: number | null;
  readonly notify_security: number | null;
  readonly notify_sign_ins: number | null;
  /** JSON of the ids of the browsers that are told by push. */
  readonly browsers: string | null;
}

/**
 * The messages that tell the person of these events, which happened together, by the ways that they have chosen. Of a
 * purchase that an alert tells of, no other message goes out.
 */
export function messagesOf(
  reached: Reached,
  logId: string,
  at: EpochMs,
  events: readonly PlacedEvent[],
): OutgoingMessageRow[] {
  const addresses = { email: reached.email ?? '', sms: reached.phone ?? '' };
  const browsers = JSON.parse(reached.browsers ?? '[]') as string[];
  const choices: MessageChoices = {
    // On until it is turned off (R-P3).
    twoFactor: reached.two_factor !== 0,
    email: orDefault(reached.notify_email, defaultNotifications.email),
    sms: orDefault(reached.notify_sms, defaultNotifications.sms),
    push: defaultNotifications.push,
    security: orDefault(reached.notify_security, defaultNotifications.security),
    signIns: orDefault(reached.notify_sign_ins, defaultNotifications.signIns),
  };
  const isAlert = events.some(({ body }) => body.kind === 'alert');
  const told = events.filter(({ body }) => !(isAlert && body.kind === 'card'));
  return told.flatMap(({ sequence, body }) => {
    const message = (channel: MessageChannel, recipient: string, id: string) => ({
      id: `${logId}-${sequence}-${reached.person_id}-${id}`,
      person_id: reached.person_id,
      log_id: logId,
      channel,
      recipient,
      kind: body.kind,
      event_sequence: sequence,
      body: JSON.stringify(body),
      at,
      due_at: at,
      sent_at: null,
      given_up_at: null,
    });
    return [
      ...channelsFor(body, choices)
        .filter((channel) => addresses[channel] !== '')
        .map((channel) => message(channel, addresses[channel], channel)),
      ...(isPushed(body, choices) ? browsers : []).map((id) => message('push', id, `push-${id}`)),
    ];
  });
}

function orDefault(kept: number | null, atFirst: boolean): boolean {
  return kept === null ? atFirst : kept === 1;
}
