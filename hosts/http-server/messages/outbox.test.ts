import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, onTestFinished } from 'vitest';
import type { MailerMessage, SecretMessage } from '#bank/ports.ts';
import { testBrand, TestClock } from '#bank/testing/test-ports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { openOutbox, openMailer } from './outbox.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '../../testing/test-process.ts';
import { openSamplePhone } from './sample-phone.ts';
import type { TextGateway } from './text-gateway.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'passbook-outbox-'));
});
afterEach(() => rm(data, { recursive: true }));

const email: MailerMessage = {
  id: '0195f2a0-0000-7000-8000-000000000001-7-email',
  channel: 'email',
  to: 'avery.morgan@example.com',
  about: { kind: 'security', change: 'password-changed' },
  at: Date.parse('2026-03-02T15:00:00Z') as EpochMs,
};

const letterhead = { ...testBrand, portalAddress: () => 'https://bank.example' };

async function files(): Promise<string[]> {
  return await readdir(join(data, 'outbox'));
}

test('R-P5 an email is a file that a mail program takes, in both languages', async () => {
  await openOutbox(data, letterhead).carry(email);
  expect(await files()).toEqual([`${email.id}.eml`]);
  const lines = (await readFile(join(data, 'outbox', `${email.id}.eml`), 'utf8')).split('\r\n');
  expect(lines.slice(0, 10)).toEqual([
    'From: Elm Street Credit Union <hello@elmstreet.example>',
    'To: <avery.morgan@example.com>',
    'Date: Mon, 02 Mar 2026 15:00:00 +0000',
    `Message-ID: <${email.id}@elmstreet.example>`,
    'Subject: Your password was changed.',
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
  ]);
  expect(lines).toContain('Se cambió su contraseña.');
  expect(lines.join('\n')).toContain('(555) 010-0199');
});

test('R-P5 a text message is a file with its number and its words', async () => {
  const message: MailerMessage = {
    ...email,
    id: 'one-sms',
    channel: 'sms',
    to: '(518) 555-0148',
    about: { kind: 'sign-in', newBrowser: true },
  };
  await openOutbox(data, letterhead).carry(message);
  const text = await readFile(join(data, 'outbox', 'one-sms.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({
    id: 'one-sms',
    to: '(518) 555-0148',
    text: expect.stringMatching(/^Elm Street Credit Union: Someone signed in .* \/ Alguien/),
  });
});

test('R-B1 a message begins in the language of the credit union', async () => {
  await openOutbox(data, { ...letterhead, locale: 'es' }).carry(email);
  const text = await readFile(join(data, 'outbox', `${email.id}.eml`), 'utf8');
  expect(text.indexOf('Se cambió')).toBeLessThan(text.indexOf('Your password'));
  expect(text).toMatch(/^Subject: =\?utf-8\?B\?U2UgY2Ft/m);
});

test('R-P5 the same message twice is one file, and nothing half written is left', async () => {
  const outbox = openOutbox(data, letterhead);
  await outbox.carry(email);
  await outbox.carry(email);
  expect(await files()).toEqual([`${email.id}.eml`]);
});

test('a name with other letters is written so that mail programs read it', async () => {
  await openOutbox(data, { ...letterhead, name: 'Cooperativa Ñandú' }).carry(email);
  const text = await readFile(join(data, 'outbox', `${email.id}.eml`), 'utf8');
  expect(text).toContain('From: =?utf-8?B?Q29vcGVyYXRpdmEgw5FhbmTDug==?= <');
});

test('an outbox that cannot be written says so, and the bank will try again', async () => {
  await expect(openOutbox('/dev/null', letterhead).carry(email)).rejects.toThrow('/dev/null');
});

const localLetterhead = { ...testBrand, portalAddress: () => 'http://localhost:3000' };
const clock = new TestClock('2026-03-02T15:00:00Z');
const notice: MailerMessage = {
  id: 'notice-1',
  channel: 'sms',
  to: '(518) 555-0148',
  about: { kind: 'security', change: 'password-changed' },
  at: clock.now(),
};
const code: SecretMessage = {
  ...notice,
  id: 'code-1',
  about: { kind: 'code', purpose: 'sign-in', code: '417306' },
};

interface Chosen {
  readonly textGateway?: TextGateway;
  readonly hasSamplePhone?: boolean;
}

async function openTestMailer({ textGateway, hasSamplePhone = false }: Chosen = {}) {
  const dataFolder = await temporaryFolder();
  const samplePhone = hasSamplePhone ? openSamplePhone(localLetterhead) : null;
  const settings = { dataFolder, smtpUrl: null, textGateway: textGateway ?? null };
  const mailer = openMailer({ settings, letterhead: localLetterhead, samplePhone });
  const outbox = () => readdir(join(dataFolder, 'outbox')).catch(() => []);
  return { mailer, outbox, samplePhone };
}

async function openGateway(status: number) {
  const ids: unknown[] = [];
  const server = createServer((request, response) => {
    ids.push(request.headers['idempotency-key']);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ids, textGateway: { url: new URL(`http://127.0.0.1:${port}`), key: 'key' } };
}

test('R-P3 Where nothing is set up, messages and codes go into the outbox', async () => {
  const { mailer, outbox } = await openTestMailer();
  await mailer.take(notice);
  await mailer.send(code);
  expect(await outbox()).toEqual(['code-1.json', 'notice-1.json']);
});

test('R-P3 A code that the sample phone shows is not on the disk', async () => {
  const { mailer, outbox, samplePhone } = await openTestMailer({ hasSamplePhone: true });
  await mailer.take(notice);
  await mailer.send(code);
  expect(await outbox()).toEqual(['notice-1.json']);
  expect(samplePhone?.messages().map(({ id }) => id)).toEqual(['code-1', 'notice-1']);
});

test('R-P3 With a gateway, text messages and codes go there, and emails into the outbox', async () => {
  const { ids, textGateway } = await openGateway(200);
  const { mailer, outbox } = await openTestMailer({ textGateway });
  await mailer.send(code);
  expect(ids).toEqual(['code-1']);
  await mailer.take(notice);
  expect(ids).toEqual(['code-1', 'notice-1']);
  await mailer.take({ ...notice, id: 'mail-1', channel: 'email', to: 'avery@example.com' });
  expect(await outbox()).toEqual(['mail-1.eml']);
});

test('R-P5 A gateway that is away takes neither codes nor messages: the one who gives them is told', async () => {
  const { textGateway } = await openGateway(503);
  const { mailer, outbox, samplePhone } = await openTestMailer({
    textGateway,
    hasSamplePhone: true,
  });
  await expect(mailer.send(code)).rejects.toThrow('answered 503');
  await expect(mailer.take(notice)).rejects.toThrow('answered 503');
  expect(samplePhone?.messages()).toEqual([]);
  expect(await outbox()).toEqual([]);
});
