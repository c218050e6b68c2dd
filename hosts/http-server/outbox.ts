import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Courier, CourierMessage } from '#bank/ports.ts';
import type { Brand } from '#contract/brand.ts';
import { closingText, messageText } from './message-texts.ts';

type Sender = Pick<Brand, 'name' | 'email' | 'phone' | 'locale'>;

/**
 * Puts each message as a file into `outbox` in the data folder, for the mail and text message programs of the credit
 * union: an email as `.eml` (RFC 5322), a text message as `.json` with `id`, `to` and `text`. A file is there whole or
 * not at all, and its name is the id of the message, which stands in the email as its Message-ID: a message that was
 * taken twice is one file, or one that its reader knows already.
 */
export function openOutbox(dataFolder: string, sender: Sender): Courier {
  const folder = join(dataFolder, 'outbox');
  return {
    async take(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const isEmail = message.channel === 'email';
      const name = `${message.id}.${isEmail ? 'eml' : 'json'}`;
      await writeWhole(
        join(folder, name),
        isEmail ? emailOf(message, sender) : textMessageOf(message, sender),
      );
    },
  };
}

/** A message begins in the language of the credit union, and says the same in the other one. */
const otherLanguage = { en: 'es', es: 'en' } as const;

/** Written beside and moved to its place once it is on the disk. */
async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.part`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

function emailOf({ id, to, about, at }: CourierMessage, sender: Sender): string {
  const { name, email, phone, locale } = sender;
  const text = messageText(about);
  const closing = closingText(phone);
  const other = otherLanguage[locale];
  return [
    `From: ${encodedWord(name)} <${email}>`,
    `To: <${to}>`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${email.slice(email.lastIndexOf('@') + 1)}>`,
    `Subject: ${encodedWord(text[locale])}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text[locale],
    closing[locale],
    '',
    text[other],
    closing[other],
    '',
    name,
    '',
  ].join('\r\n');
}

function textMessageOf({ id, to, about }: CourierMessage, { name, locale }: Sender): string {
  const text = messageText(about);
  const both = `${text[locale]} / ${text[otherLanguage[locale]]}`;
  return `${JSON.stringify({ id, to, text: `${name}: ${both}` })}\n`;
}

/** Text for a header, whatever characters it has (RFC 2047). */
function encodedWord(text: string): string {
  if (/^[\w ,.'-]+$/.test(text)) return text;
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
