import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { v4 as newKey } from 'uuid';
import { sample, type Tables } from '#bank/index.ts';
import { fromBase32, totpCode, totpStep } from '#bank/identity/authentication/authenticator.ts';
import { external } from '#bank/testing/transfer-requests.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { rpcClient } from '../../testing/every-host.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { codeOnSamplePhone, confirming } from '../../testing/test-sign-in.ts';

const { username, password } = sample;
const accountNumber = '000987654321';
const cardNumber = '4111111111111111';
const wrongPassword = 'wrong-horse-battery-staple';
const newPassword = 'seven-quiet-otters-drumming';
const typedToken = randomBytes(32).toString('hex');

/** A gateway for text messages that takes everything until the test breaks it, and hears every code. */
async function openGateway(secrets: Set<string>) {
  const gateway = { works: true, url: '' };
  const hear = async (request: IncomingMessage): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const [code] = /\b\d{6}\b/.exec(Buffer.concat(parts).toString()) ?? [];
    if (code !== undefined) secrets.add(code);
  };
  const server = createServer((request, response) => {
    void hear(request).then(() => response.writeHead(gateway.works ? 200 : 500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return gateway;
}

/** Removes an essential part of the running server's database. */
async function breakDatabase(folder: string): Promise<void> {
  const store = await open<Tables>({ path: join(folder, 'bank.sqlite') });
  for (const table of ['credential', 'transfer', 'password_reset', 'recipient', 'authenticator']) {
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`lost_${table}`)}`.execute(
      store.db,
    );
  }
  await store.close();
}

// Starts a whole process, which takes long on a busy machine.
test(
  'Promise 5: after a day in which much goes wrong, no secret is in the log',
  { timeout: 90_000 },
  async () => {
    const folder = await temporaryFolder();
    const key = randomBytes(32).toString('base64');
    const secrets = new Set([
      password,
      wrongPassword,
      newPassword,
      typedToken,
      accountNumber,
      cardNumber,
      key,
      'mail-password-7',
      'gateway-key-7',
    ]);
    const gateway = await openGateway(secrets);
    const server = run('main.ts', {
      PORT: '0',
      BANK_DATA: folder,
      BANK_KEYS: `2026:${key}`,
      // Nothing listens there, so that every email fails.
      SMTP_URL: 'smtp://bank:mail-password-7@127.0.0.1:1',
      TEXT_GATEWAY_URL: gateway.url,
      TEXT_GATEWAY_KEY: 'gateway-key-7',
    });
    const address = await server.address();
    const browser = new TestBrowser(address);
    const readCode = codeOnSamplePhone(address);
    const client = rpcClient(browser);
    const refused = async (ask: Promise<unknown>): Promise<void> => {
      await expect(ask).rejects.toBeInstanceOf(Error);
      remember();
    };
    const remember = () => {
      for (const token of browser.cookies.values()) secrets.add(token);
    };
    const readNextCode = async () => {
      remember();
      return await readCode();
    };
    const member = confirming(client, readNextCode);

    // Signing in.
    await refused(client.signIn({ username, password: wrongPassword }));
    await refused(client.signIn({ username, password }));
    await client.secondStep.sendCode({});
    const code = await readNextCode();
    await refused(client.secondStep.finish({ proof: { method: 'text', code: cardNumber } }));
    await client.secondStep.finish({ proof: { method: 'text', code } });
    remember();

    // Factors.
    const { secret, uri } = await member.security.beginAuthenticator({});
    secrets.add(secret).add(uri);
    const shown = totpCode(fromBase32(secret), totpStep(Date.now() as EpochMs));
    await refused(client.security.finishAuthenticator({ code: cardNumber }));
    await client.security.finishAuthenticator({ code: shown });
    secrets.add(shown);
    const { codes } = await member.security.makeRecoveryCodes({});
    for (const recoveryCode of codes) secrets.add(recoveryCode);
    remember();

    // Money.
    const transfer = external(25_00, { accountNumber });
    await member.transfers.create({ intentKey: newKey(), transfer });
    await member.transactions.search({ search: `to ${accountNumber} by ${cardNumber}` });

    // Requests that cannot be read.
    const signIn = JSON.stringify({ username, password });
    for (const [type, body] of [
      ['application/json', signIn.slice(0, -1)],
      ['text/plain', signIn],
      ['application/json', `{"username":{"password":"${password}"},"password":["${password}"]}`],
      ['application/json', JSON.stringify({ username, password: password.repeat(9_000) })],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await browser.fetch('/api/sign-in', { method: 'POST', headers, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    await browser.fetch(`/api/me?token=${typedToken}&password=${password}`);

    // Messages that cannot be sent, and a database that has lost its tables.
    gateway.works = false;
    await refused(
      member.transfers.create({
        intentKey: newKey(),
        transfer: external(2_000_00, { accountNumber }),
      }),
    );
    await client.passwordReset.ask({ username });
    await refused(client.passwordReset.finish({ token: typedToken, password: newPassword }));
    await breakDatabase(folder);
    await refused(client.signIn({ username, password }));
    await refused(client.passwordReset.finish({ token: typedToken, password: newPassword }));
    await refused(client.password.change({ current: password, next: newPassword }));
    await refused(client.transfers.create({ intentKey: newKey(), transfer }));
    await server.logLine(/could not be sent/);

    server.signal('SIGTERM');
    const { stdout, stderr } = await server.ended;
    // The greeting names the sample member's password, which is published.
    const written = stdout.replace(/^Sample sign-in: .*$/m, '') + stderr;
    expect(stderr.split('\n').length).toBeGreaterThan(5);
    expect(stderr).toContain('"reference"');
    expect(secrets.size).toBeGreaterThan(25);
    // A code as a word of its own: its digits may stand by chance in a time or an id.
    const isTold = (hidden: string) =>
      /^\d{6}$/.test(hidden)
        ? new RegExp(`(?<![\\w.-])${hidden}(?![\\w.-])`).test(written)
        : written.includes(hidden);
    expect([...secrets].filter(isTold)).toEqual([]);
    expect(written).not.toMatch(/reset-password|\$argon2id/);
    expect(await readFile(join(folder, 'bank.sqlite'), 'latin1')).not.toContain(secret);
  },
);
