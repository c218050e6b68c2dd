import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { exportFiles } from '#contract/transactions/export-files.ts';
import { bankIsBusy, refusalText } from '#hosts/http-server/http/http-refusal.ts';
import { photoAddresses } from '#hosts/http-server/http/photo-uploads.ts';
import { freePorts } from '../cluster/free-ports.ts';
import { type Haproxy, startHaproxy } from './haproxy-process.ts';

/** More than `rpc` and `api` have places together. */
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

beforeEach(async () => {
  begun = [];
  server = createServer((request, response) => {
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
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(lastingRequests);
  for (const quick of ['/rpc/accounts/list', '/api/accounts', '/login']) {
    expect((await fetch(addressOf(quick))).status, quick).toBe(200);
  }
  for (const request of requests) request.destroy();
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

test('The server is told whose request it is', async ({ skip }) => {
  if (proxy === null) skip('HAProxy is not installed');
  expect(await (await fetch(addressOf('/rpc/accounts/list'))).text()).toBe('127.0.0.1');
});

test('Of two servers the one that was killed costs no request, not even before it is found out', async ({
  skip,
}) => {
  const [nobody = 0] = await freePorts(1);
  const both = await startHaproxy((server.address() as AddressInfo).port, nobody);
  if (both === null) return skip('HAProxy is not installed');
  onTestFinished(() => both.stop());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${both.port}/rpc/accounts/list`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});
