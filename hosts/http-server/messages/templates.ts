import type { MailerMessage, SecretAbout, SecretMessage } from '#bank/ports.ts';
import type { Brand } from '#contract/brand/brand.ts';
import {
  closingText,
  contactSubject,
  messageText,
  type MessageText,
  textMessageClosing,
} from './message-texts.ts';
import { secretText, type SecretText } from '../keys/secret-texts.ts';

/** Anything that leaves the bank for a member. */
export type OutgoingMessage = MailerMessage | SecretMessage;

/** Sends messages of a single channel. A message given twice must arrive once. */
export interface Transport {
  /** Resolves when the message is safe there; throws where it may not be. */
  carry(message: OutgoingMessage): Promise<void>;
}

/** The sender of messages to members, and the portal's address. */
export interface Letterhead extends Pick<Brand, 'name' | 'email' | 'phone' | 'locale'> {
  /** Such as `https://bank.example`. Never from a request: anyone who asks could name a place of their own. */
  portalAddress(): string;
}

/** An email as it is sent. */
export interface Email {
  /** With the address of the credit union, as it stands in the Message-ID; the same for the same message. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
}

/** A message begins in the language of the credit union, and says the same in the other language. */
const otherLanguage = { en: 'es', es: 'en' } as const;

/** The email that a message is, in both languages. A code stands in its text, never in its subject. */
export function emailOf(message: OutgoingMessage, letterhead: Letterhead): Email {
  const { name, email, locale } = letterhead;
  const { subject, text } = wordsOf(message, letterhead);
  const closing = isSecret(message) ? undefined : closingText(message.about, letterhead);
  const inLanguage = (language: 'en' | 'es') => [text[language], closing?.[language] ?? []].flat();
  return {
    messageId: `<${message.id}@${email.slice(email.lastIndexOf('@') + 1)}>`,
    subject: subject[locale],
    text: [...inLanguage(locale), '', ...inLanguage(otherLanguage[locale]), '', name, ''].join(
      '\r\n',
    ),
  };
}

/** The text-message form of a message, in both languages, beginning with the sender. */
export function textMessageOf(message: OutgoingMessage, letterhead: Letterhead): string {
  const { name, phone, locale } = letterhead;
  const { text } = wordsOf(message, letterhead);
  const closing = isSecret(message) ? undefined : textMessageClosing(message.about, phone);
  const inLanguage = (language: 'en' | 'es') =>
    [text[language], closing?.[language] ?? []].flat().join(' ');
  return `${name}: ${inLanguage(locale)} / ${inLanguage(otherLanguage[locale])}`;
}

/** The words of a message, without greeting and signature. */
export function wordsOf(message: OutgoingMessage, letterhead: Letterhead): SecretText {
  if (isSecret(message)) {
    return secretText(message, letterhead.portalAddress(), letterhead.phone);
  }
  const { about } = message;
  const text: MessageText = messageText(about);
  return { subject: about.kind === 'trusted-contact' ? contactSubject : text, text };
}

const secretKinds: ReadonlySet<string> = new Set<SecretAbout['kind']>([
  'code',
  'password-reset',
  'trusted-contact-named',
]);

function isSecret(message: OutgoingMessage): message is SecretMessage {
  return secretKinds.has(message.about.kind);
}
