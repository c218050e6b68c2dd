import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MailerMessage, SecretMessage } from '#bank/ports.ts';
import { testBrand, TestClock } from '#bank/testing/test-ports.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { openMailer } from './outbox.ts';
import { openSamplePhone } from './sample-phone.ts';
import type { TextGateway } from './text-gateway.ts';

const letterhead = { ...testBrand, portalAddress: () => 'http://localhost:3000' };
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
  const samplePhone = hasSamplePhone ? openSamplePhone(letterhead) : null;
  const settings = { dataFolder, smtpUrl: null, textGateway: textGateway ?? null };
  const mailer = openMailer({ settings, letterhead, samplePhone });
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
