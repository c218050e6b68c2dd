import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  emailOf,
  type Letterhead,
  type OutgoingMessage,
  textMessageOf,
  type Transport,
} from './templates.ts';
import { writeWhole } from '../process/whole-file.ts';
import type { Mailer } from '#bank/ports.ts';
import type { SamplePhone } from './sample-phone.ts';
import type { Settings } from '../process/settings.ts';
import { smtpTransport } from './smtp-transport.ts';
import { textGatewayTransport } from './text-gateway.ts';

/**
 * Puts each message as a file into `outbox` in the data folder, for the mail and text message programs of the credit
 * union: an email as `.eml` (RFC 5322), a text message as `.json` with `id`, `to` and `text`. A file is there whole or
 * not at all, and its name is the id of the message, which stands in the email as its Message-ID: a message that was
 * taken twice is one file, or one that its reader knows already. Anyone who sends a file deletes it: a code or a link is
 * good until then, or for minutes.
 */
export function openOutbox(dataFolder: string, letterhead: Letterhead): Transport {
  const folder = join(dataFolder, 'outbox');
  return {
    async carry(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const isEmail = message.channel === 'email';
      const name = `${message.id}.${isEmail ? 'eml' : 'json'}`;
      await writeWhole(
        join(folder, name),
        isEmail ? emailFile(message, letterhead) : textMessageFile(message, letterhead),
      );
    },
  };
}

function emailFile(message: OutgoingMessage, letterhead: Letterhead): string {
  const { to, at } = message;
  const { name, email } = letterhead;
  const { messageId, subject, text } = emailOf(message, letterhead);
  return [
    `From: ${encodedWord(name)} <${email}>`,
    `To: <${to}>`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId}`,
    `Subject: ${encodedWord(subject)}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\r\n');
}

function textMessageFile(message: OutgoingMessage, letterhead: Letterhead): string {
  const { id, to } = message;
  return `${JSON.stringify({ id, to, text: textMessageOf(message, letterhead) })}\n`;
}

/** Text for a header, in any characters (RFC 2047). */
function encodedWord(text: string): string {
  if (/^[\w ,.'-]+$/.test(text)) return text;
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}

interface MailerOptions {
  readonly settings: Pick<Settings, 'dataFolder' | 'smtpUrl' | 'textGateway'>;
  readonly letterhead: Letterhead;
  /** Null where this is no sample bank. */
  readonly samplePhone: SamplePhone | null;
}

/**
 * Gives each message to the transport of its channel, and to the outbox without a transport. A code that the sample phone
 * shows is not written into the outbox besides: the code stays off the disk wherever possible.
 */
export function openMailer({ settings, letterhead, samplePhone }: MailerOptions): Mailer {
  const { smtpUrl, textGateway } = settings;
  const outbox = openOutbox(settings.dataFolder, letterhead);
  const transports: Readonly<Record<OutgoingMessage['channel'], Transport | null>> = {
    email: smtpUrl && smtpTransport(smtpUrl, letterhead),
    sms: textGateway && textGatewayTransport(textGateway, letterhead),
  };
  return {
    async take(message) {
      await (transports[message.channel] ?? outbox).carry(message);
      samplePhone?.keep(message);
    },
    async send(message) {
      const transport = transports[message.channel];
      if (transport !== null) await transport.carry(message);
      else if (samplePhone === null) await outbox.carry(message);
      samplePhone?.keep(message);
    },
  };
}
