import {
  defaultNotifications,
  type NotificationChoices,
} from '#contract/settings/setting-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { OutgoingMessageRow, EventBody } from './member-log-tables.ts';

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
  readonly notify_letters: number | null;
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
    letters: orDefault(reached.notify_letters, defaultNotifications.letters),
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

/** A way out of the portal to an address that the member has told. */
export type MailedChannel = 'email' | 'sms';
/** All ways out: `push` is to each browser in which the person has turned it on. */
export type MessageChannel = MailedChannel | 'push';

/** The member's choices about being told (R-P3, R-P5). */
export interface MessageChoices extends NotificationChoices {
  /** SMS verification. */
  readonly twoFactor: boolean;
}

/**
 * The channels by which a member is told of an event outside the portal. Security events go by email and depend on their
 * own choice alone; a new browser is reported by text message while SMS verification is on.
 */
export function channelsFor(event: EventBody, choices: MessageChoices): readonly MailedChannel[] {
  switch (event.kind) {
    case 'security':
      // The day that it gives is of use only to somebody who is told, and a password alone turns the notices off.
      return chosen(choices.security || event.change === 'password-alone-waits', false);
    case 'access':
      return chosen(choices.security, false);
    // The written confirmation of an overdraft choice (12 CFR 1005.17(b)(1)(iv)) is emailed whatever the member chose
    // for messages.
    case 'overdraft':
      return event.change === 'paid' ? chosen(choices.email, choices.sms) : ['email'];
    case 'sign-in':
      return channelsForSignIn(event.newBrowser === true, choices);
    // Nothing to hurry for: it is no text message and no push.
    case 'letter':
      return chosen(choices.email && choices.letters, false);
    // A conversation is held where it is read.
    case 'message':
      return [];
    default:
      return isUnderWay(event) ? [] : chosen(choices.email, choices.sms);
  }
}

/** Whether the browsers of a person that are told by push show an event. */
function isPushed(event: EventBody, { signIns }: MessageChoices): boolean {
  switch (event.kind) {
    case 'sign-in':
      return event.newBrowser === true || signIns;
    case 'message':
      return event.from === 'staff';
    case 'letter':
      return false;
    default:
      return !isUnderWay(event);
  }
}

function channelsForSignIn(
  isNewBrowser: boolean,
  choices: MessageChoices,
): readonly MailedChannel[] {
  const { signIns, email, sms, security, twoFactor } = choices;
  return chosen(
    (isNewBrowser && security) || (signIns && email),
    (isNewBrowser && twoFactor) || (signIns && sms),
  );
}

function chosen(email: boolean, sms: boolean): readonly MailedChannel[] {
  return [...(email ? (['email'] as const) : []), ...(sms ? (['sms'] as const) : [])];
}

function isUnderWay(event: EventBody): boolean {
  return event.kind === 'transfer' && event.status === 'processing';
}
