import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sample } from '#bank/index.ts';
import { ask as askRaw, TestBrowser } from '../../testing/test-browser.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const password = 'a lamp beside nine rivers';
const publicUrl = 'https://bank.example';

/** A server with the sample member, reached as bank.example. */
async function serve(): Promise<{ server: RunningServer; outbox: string }> {
  const folder = await temporaryFolder();
  const server = await startServer({
    PORT: '0',
    BANK_DATA: folder,
    BANK_SAMPLE: 'on',
    PUBLIC_URL: publicUrl,
  });
  onTestFinished(() => server.stop());
  return { server, outbox: join(folder, 'outbox') };
}

/** Waits for the email and reads it. */
async function emailIn(outbox: string): Promise<string> {
  const emails = async () => {
    const names = await readdir(outbox).catch(() => []);
    return names.filter((name) => name.endsWith('.eml'));
  };
  await expect.poll(async () => (await emails()).length).toBe(1);
  return readFile(join(outbox, (await emails())[0] ?? ''), 'utf8');
}

function browserAt(server: RunningServer): TestBrowser {
  return new TestBrowser(server.address);
}

const own = { origin: publicUrl };

test('R-L6 A forged Host does not get into the link, which leads to the address of the bank', async () => {
  const { server, outbox } = await serve();
  const { status } = await askRaw(
    server.address,
    'POST',
    '/api/password-reset',
    {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/json',
      ...own,
    },
    JSON.stringify({ username: sample.username }),
  );
  expect(status).toBe(200);
  const email = await emailIn(outbox);
  expect(email).toMatch(/https:\/\/bank\.example\/reset-password#[\da-f]{64}/);
  expect(email).not.toContain('evil');
});

test('R-L4 R-L6 Over HTTP the answer for nobody is that for a member, header by header', async () => {
  const { server, outbox } = await serve();
  const answerTo = async (username: string) => {
    const response = await browserAt(server).post('/api/password-reset', { username }, own);
    const { date: _at, 'x-request-id': _id, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  };
  const nobody = await answerTo('nobody');
  expect(nobody).toMatchObject({ status: 200, body: '{}' });
  expect(nobody).toEqual(await answerTo(sample.username));
  // It is sent after the answer.
  await emailIn(outbox);
});

test('R-L6 With the link a new password is set once, and no cookie is given for it', async () => {
  const { server, outbox } = await serve();
  const browser = browserAt(server);
  await browser.post('/api/password-reset', { username: sample.username }, own);
  const token = /#([\da-f]{64})/.exec(await emailIn(outbox))?.[1] ?? '';
  const finish = () => browser.post('/api/password-reset/finish', { token, password }, own);
  expect((await finish()).status).toBe(200);
  expect(browser.cookies.size).toBe(0);
  const again = await finish();
  expect(again.status).toBe(410);
  expect(await again.json()).toMatchObject({ code: 'LINK_NOT_GOOD' });
  const signIn = await browser.post('/api/sign-in', { username: sample.username, password }, own);
  expect(await signIn.json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
});
