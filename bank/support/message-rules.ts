import { characterCount } from '#contract/text/characters.ts';
import { messageMaxLength } from '#contract/support/support-terms.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';
import type { MessageRow } from './support-tables.ts';

/** A refusal with the data that the contract declares for it. */
export type MessageRefusal =
  | { readonly code: 'MESSAGE_EMPTY' }
  | { readonly code: 'MESSAGE_TOO_LONG'; readonly data: { most: number } };

/**
 * The text as it is kept: composed, with plain line breaks and no space around it. Invisible characters that could do harm
 * on a screen are left out: control characters, which a terminal of the staff would obey, and the marks that turn the
 * direction of the text beside them.
 */
export function tidyMessage(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** Why a message is refused, in the order of `messageRefusals` in the contract; null where it is not. */
export function refuseMessage(text: string): MessageRefusal | null {
  if (!/[^\p{Z}\p{C}\s]/u.test(text)) {
    return { code: 'MESSAGE_EMPTY' };
  }
  return characterCount(text) > messageMaxLength
    ? { code: 'MESSAGE_TOO_LONG', data: { most: messageMaxLength } }
    : null;
}

/** That there is a message; the event does not hold its words. */
export function messageEvent({ sequence, sender }: MessageRow): EventBody {
  return { kind: 'message', message: sequence, from: sender };
}
