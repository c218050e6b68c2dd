import type { NotificationChoices } from '#contract/settings/setting-terms.ts';
import type { EventBody } from './member-log-tables.ts';

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
    // A conversation is held where it is read.
    case 'message':
      return [];
    default:
      return isUnderWay(event) ? [] : chosen(choices.email, choices.sms);
  }
}

/** Whether the browsers of a person that are told by push show an event. */
export function isPushed(event: EventBody, { signIns }: MessageChoices): boolean {
  switch (event.kind) {
    case 'sign-in':
      return event.newBrowser === true || signIns;
    case 'message':
      return event.from === 'staff';
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
