import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { ask } from '../../testing/test-browser.ts';

const never = 600_000;
const soon = 20;

let store: Store<Tables>;

beforeAll(async () => {
  store = await open({ path: ':memory:' });
});
afterAll(() => store.close());

function hostWith(limits: Partial<HttpHostLimits>): Promise<HttpHost> {
  const bodyTimes = { idleMs: never, totalMs: never, photosMs: never, afterAnswerMs: never };
  return openHttpHost(store, { bodyTimes: { ...bodyTimes, ...limits } });
}

interface HttpHostLimits {
  readonly idleMs: number;
  readonly totalMs: number;
  readonly afterAnswerMs: number;
}

/** Begins a request with a body that goes on with a byte now and then if wanted; resolves when the server hangs up. */
async function untilHungUp(
  { address }: HttpHost,
  { origin, goesOn }: { origin: string; goesOn: boolean },
): Promise<string> {
  const { hostname, port, host } = new URL(address);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  let answered = '';
  socket.on('data', (part) => (answered += String(part)));
  socket.on('error', () => {
    // To write to it after it was hung up.
  });
  socket.write(
    `POST /api/sign-out HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  );
  const going = goesOn ? setInterval(() => socket.write(' '), 5) : undefined;
  // A writer to a closed connection may see an error first.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(going);
  return answered;
}

test('A body that stands still, that takes too long in all, or that nobody waits for any more is hung up on', async () => {
  const still = await hostWith({ idleMs: soon });
  expect(await untilHungUp(still, { origin: still.address, goesOn: false })).toBe('');
  await still.close();

  const long = await hostWith({ idleMs: 50, totalMs: 200 });
  expect(await untilHungUp(long, { origin: long.address, goesOn: true })).toBe('');
  await long.close();

  const answered = await hostWith({ afterAnswerMs: soon });
  const elsewhere = { origin: 'https://elsewhere.example', goesOn: true };
  expect(await untilHungUp(answered, elsewhere)).toContain('403 Forbidden');
  expect(answered.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  const headers = { 'content-type': 'application/json', origin: answered.address };
  expect((await ask(answered.address, 'POST', '/api/sign-out', headers, '{}')).status).toBe(200);
  await answered.close();
});
