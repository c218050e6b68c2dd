import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
  host = await openHttpHost(store);
});
afterEach(async () => {
  await host.close();
  await store.close();
});

function keepingConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

interface Fetched {
  readonly statusCode: number | undefined;
  readonly connection: string | undefined;
  readonly socket: Socket;
}

async function fetchOver(agent: Agent, path: string): Promise<Fetched> {
  const request = get(new URL(path, host.address), { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode, headers, socket } = response;
  response.resume();
  await once(response, 'end');
  return { statusCode, connection: headers.connection, socket };
}

test('A server that drains is not ready, and answers what still comes', async () => {
  const agent = keepingConnection();
  host.drain.begin();
  expect((await fetchOver(agent, '/readyz')).statusCode).toBe(503);
  expect((await fetchOver(agent, '/livez')).statusCode).toBe(200);
  expect((await fetchOver(agent, '/api/me')).statusCode).toBe(401);
});

test('A connection that is kept open is given up by the next response, and only while draining', async () => {
  const agent = keepingConnection();
  const before = await fetchOver(agent, '/livez');
  expect(before.connection).toBe('keep-alive');
  expect((await fetchOver(agent, '/livez')).socket).toBe(before.socket);
  host.drain.begin();
  const last = await fetchOver(agent, '/api/me');
  expect(last.socket).toBe(before.socket);
  expect(last.connection).toBe('close');
  expect((await fetchOver(agent, '/livez')).socket).not.toBe(before.socket);
});
