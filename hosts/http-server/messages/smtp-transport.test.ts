import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SecretMessage } from '#bank/ports.ts';
import { testBrand } from '#bank/testing/test-ports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { makeTestCertificate } from '../../testing/test-certificate.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { smtpTransport, smtpOptions } from './smtp-transport.ts';

const letterhead = { ...testBrand, portalAddress: () => 'https://bank.example' };
const password = 'p@ss/w:rd';
const code: SecretMessage = {
  id: 'code-1',
  channel: 'email',
  to: 'avery.morgan@example.com',
  about: { kind: 'code', purpose: 'contact', code: '417306' },
  at: Date.parse('2026-03-02T15:00:00Z') as EpochMs,
};

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly user: string | undefined;
  readonly overTls: boolean;
  readonly text: string;
}

/** A mail server that keeps the messages. */
async function openMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onAuth({ username, password: given }, _session, answer) {
      const isRight = username === 'bank@elm' && given === password;
      answer(isRight ? null : new Error(`No ${given}`), isRight ? { user: username } : undefined);
    },
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        user: session.user,
        overTls: session.secure,
        text: Buffer.concat(parts).toString(),
      });
      done();
    },
  });
  // The sender sees the break of a connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, place: `127.0.0.1:${port}` };
}

const user = `bank%40elm:${encodeURIComponent(password)}`;

describe('A mail server', () => {
  test('R-P5 gets an email as it would lie in the outbox', async () => {
    const { received, place } = await openMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    await smtpTransport(new URL(`smtp://${place}`), letterhead).carry(code);
    const [email] = received;
    expect(email).toMatchObject({ from: testBrand.email, to: [code.to], overTls: false });
    for (const line of [
      'From: Elm Street Credit Union <hello@elmstreet.example>',
      'To: avery.morgan@example.com',
      'Date: Mon, 02 Mar 2026 15:00:00 +0000',
      'Message-ID: <code-1@elmstreet.example>',
      'Subject: Your code to confirm your new email',
      'Auto-Submitted: auto-generated',
    ]) {
      expect(email?.text.split('\r\n')).toContain(line);
    }
    expect(email?.text).toContain('417306 is your code');
  });

  test('is given user and password over TLS', async () => {
    const certificate = makeTestCertificate(await temporaryFolder(), 'mail');
    const { received, place } = await openMailServer({ ...certificate, authOptional: false });
    await smtpTransport(new URL(`smtp://${user}@${place}`), letterhead).carry(code);
    expect(received[0]).toMatchObject({ user: 'bank@elm', overTls: true });
  });

  test('may speak TLS from the start', async () => {
    const certificate = makeTestCertificate(await temporaryFolder(), 'mail');
    const { received, place } = await openMailServer({ ...certificate, secure: true });
    await smtpTransport(new URL(`smtps://${user}@${place}`), letterhead).carry(code);
    expect(received[0]).toMatchObject({ user: 'bank@elm', overTls: true });
  });

  test('on another machine is spoken to over TLS only, and must be who it says', () => {
    for (const address of ['smtp://mail.example', 'smtps://mail.example', 'smtp://10.0.0.7']) {
      expect(smtpOptions(new URL(address), 1)).toMatchObject({
        requireTLS: true,
        tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
      });
    }
    expect(smtpOptions(new URL('smtp://mail.example'), 1)).toMatchObject({ port: 587 });
    expect(smtpOptions(new URL('smtps://mail.example'), 1)).toMatchObject({ port: 465 });
  });
});

describe('An email that was not taken', () => {
  async function failure(address: string, waitMs?: number): Promise<Error> {
    const sending = smtpTransport(new URL(address), letterhead, waitMs).carry(code);
    const error = await sending.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    return error as Error;
  }

  test('Promise 5: its failure says neither the password nor the code', async () => {
    const { place } = await openMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      hideSTARTTLS: true,
    });
    const wrong = await failure(`smtp://bank%40elm:hunter2@${place}`);
    expect(wrong.message).toContain('EAUTH 535');
    const refused = await openMailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, answer) => answer(new Error('Not about 417306')),
    });
    for (const error of [wrong, await failure(`smtp://${refused.place}`)]) {
      for (const secret of ['hunter2', '417306']) {
        expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(
          secret,
        );
      }
    }
  });

  test('fails where nothing listens', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    taken.close();
    await once(taken, 'close');
    expect((await failure(`smtp://127.0.0.1:${port}`)).message).toContain('did not take an email');
  });

  test('fails where the mail server says nothing for too long', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    expect((await failure(`smtp://127.0.0.1:${port}`, 20)).message).toContain('ETIMEDOUT');
  });
});
