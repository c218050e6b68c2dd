import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { exportFiles } from '#contract/procedures/http-terms.ts';
import { bankIsBusy, refusalText } from '#hosts/http-server/http/http-refusal.ts';
import { photoAddresses } from '#hosts/http-server/http/photo-uploads.ts';
import { freePorts } from '#tools/free-ports.ts';
import { type Haproxy, startHaproxy } from './haproxy-process.ts';

/** Of a request for the portal, longer than HAProxy lets the requests after it wait. */
const slowMs = 500;

/** More requests than the places of `rpc` and `api` together. */
const lastingRequests = 200;

const lasting = [
  '/rpc/events/follow',
  '/api/events/live',
  ...photoAddresses,
  ...Object.keys(exportFiles).map((format) => `/api/transactions/${format}`),
];

let server: Server;
let proxy: Haproxy | null;
/** The responses to lasting requests, which have begun and do not end. */
let begun: ServerResponse[];
let isReady: boolean;

beforeEach(async () => {
  begun = [];
  isReady = true;
  server = createServer((request, response) => {
    if (request.url === '/readyz') response.statusCode = isReady ? 200 : 503;
    if (request.url === '/rpc/slow') {
      setTimeout(() => response.end(), slowMs);
      return;
    }
    if (!lasting.includes(request.url ?? '')) {
      response.end(request.headers['x-forwarded-for']);
      return;
    }
    response.writeHead(200).flushHeaders();
    begun.push(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  proxy = await startHaproxy((server.address() as AddressInfo).port);
});
afterEach(async () => {
  await proxy?.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const addressOf = (path: string) => `http://127.0.0.1:${proxy?.port}${path}`;

test.for(lasting)('A request that lasts takes no place of others: %s', async (path, { skip }) => {
  if (proxy === null) skip('HAProxy is not installed');
  const requests = Array.from({ length: lastingRequests }, () =>
    get(addressOf(path)).on('error', () => {
      // The proxy ends before them.
    }),
  );
  await expect.poll(() => begun.length).toBe(lastingRequests);
  for (const quick of ['/rpc/accounts/list', '/api/accounts', '/login']) {
    expect((await fetch(addressOf(quick))).status, quick).toBe(200);
  }
  for (const request of requests) request.destroy();
});

test('F8 Of more requests than the server has places for, the rest are told at once to come again', async ({
  skip,
}) => {
  if (proxy === null) skip('HAProxy is not installed');
  const answers = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const { status, headers } = await fetch(addressOf('/rpc/slow'));
      return { status, retryAfter: headers.get('retry-after') };
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(128);
  expect(refused).toEqual(refused.map(() => ({ status: 503, retryAfter: '1' })));
});

test.for(['/rpc/accounts/list', '/api/accounts'])(
  'While the server is away a client hears of it in the words of the bank: %s',
  async (path, { skip }) => {
    if (proxy === null) skip('HAProxy is not installed');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const refusal = await fetch(addressOf(path));
    expect(refusal.status).toBe(503);
    expect(refusal.headers.get('retry-after')).toBe('1');
    expect(refusal.headers.get('cache-control')).toBe('no-store');
    expect(await refusal.json()).toEqual(JSON.parse(refusalText({ url: path }, bankIsBusy)));
  },
);

test('While the server does without its database the files of the portal still come', async ({
  skip,
}) => {
  if (proxy === null) skip('HAProxy is not installed');
  isReady = false;
  const statusOf = async (path: string) => (await fetch(addressOf(path))).status;
  await expect.poll(() => statusOf('/rpc/accounts/list'), { timeout: 10_000 }).toBe(503);
  expect(await statusOf('/dashboard')).toBe(200);
  expect(await statusOf('/assets/main.js')).toBe(200);
});

test('The server is told whose request it is', async ({ skip }) => {
  if (proxy === null) skip('HAProxy is not installed');
  expect(await (await fetch(addressOf('/rpc/accounts/list'))).text()).toBe('127.0.0.1');
});

describe('Of two servers one was killed', () => {
  /** Behind HAProxy, beside one that answers, before it is found out. */
  async function besideOneAt(port: number): Promise<Haproxy | null> {
    const both = await startHaproxy((server.address() as AddressInfo).port, port);
    onTestFinished(() => both?.stop());
    return both;
  }

  async function statusesOf(both: Haproxy, path: string): Promise<number[]> {
    const asked = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${both.port}${path}`));
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  const allAnswered = Array.from({ length: 20 }, () => 200);

  test('A request that it refuses is answered by the other', async ({ skip }) => {
    const [nobody = 0] = await freePorts(1);
    const both = await besideOneAt(nobody);
    if (both === null) return skip('HAProxy is not installed');
    expect(await statusesOf(both, '/rpc/accounts/list')).toEqual(allAnswered);
  });

  test('A file that it was asked for comes from the other', async ({ skip }) => {
    const killed = createTcpServer((socket) => socket.once('data', () => socket.destroy()));
    onTestFinished(() => void killed.close());
    await once(killed.listen(0, '127.0.0.1'), 'listening');
    const both = await besideOneAt((killed.address() as AddressInfo).port);
    if (both === null) return skip('HAProxy is not installed');
    expect(await statusesOf(both, '/assets/main.js')).toEqual(allAnswered);
  });
});
