import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseBeforeParsing } from './early-refusal.ts';

let server: Server;
let client: Socket;
let received = '';
let isBusy = false;
let refused = 0;
/** What the parser has handed on, and not answered yet. */
let asked: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = [];

beforeEach(async () => {
  received = '';
  isBusy = false;
  refused = 0;
  asked = [];
  server = createServer((request, response) => asked.push({ request, response }));
  refuseBeforeParsing(
    server,
    (url) => isBusy && url.startsWith('/rpc/'),
    () => (refused += 1),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.setNoDelay(true);
  client.setEncoding('latin1');
  client.on('data', (text: string) => (received += text));
  await once(client, 'connect');
});
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string, body = '{}') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

/** Waits until the parser has handed on so many requests, and answers the last of them. */
async function answer(count: number, body: string) {
  await expect.poll(() => asked.length).toBe(count);
  asked.at(-1)?.response.end(body);
  await expect.poll(() => received).toContain(body);
}

/** The first request of a connection is always the parser's. */
async function askFirst() {
  client.write(ask('/rpc/first'));
  await answer(1, 'first');
}

test('While the bank is busy a whole ask is refused without the parser, again and again', async () => {
  await askFirst();
  isBusy = true;
  for (const count of [1, 2, 3]) {
    received = '';
    client.write(ask('/rpc/more'));
    await expect.poll(() => received).toMatch(/\}$/);
    expect(refused).toBe(count);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(head).toContain('\r\nretry-after: 1\r\n');
    expect(head).toContain('\r\ncache-control: no-store\r\n');
    expect(head).toContain(`\r\ncontent-length: ${body.length}`);
    expect(JSON.parse(body)).toMatchObject({
      json: { code: 'UNAVAILABLE', status: 503, data: { retryAfterMs: 1_000 } },
    });
  }
  expect(asked).toHaveLength(1);
});

test('The connection goes on: what comes when the bank is free again is answered', async () => {
  await askFirst();
  isBusy = true;
  client.write(ask('/rpc/more'));
  await expect.poll(() => refused).toBe(1);
  isBusy = false;
  client.write(ask('/rpc/last'));
  await answer(2, 'the last');
});

test('Other addresses are left to the parser', async () => {
  await askFirst();
  isBusy = true;
  client.write(ask('/page'));
  await answer(2, 'the page');
  expect(refused).toBe(0);
});

test('The first request of a connection is left to the parser', async () => {
  isBusy = true;
  client.write(ask('/rpc/first'));
  await answer(1, 'first');
  expect(refused).toBe(0);
});

test('An ask behind one that is not answered yet is left to the parser, which keeps their order', async () => {
  await askFirst();
  client.write(ask('/rpc/slow'));
  await expect.poll(() => asked.length).toBe(2);
  isBusy = true;
  client.write(ask('/rpc/behind'));
  await expect.poll(() => asked.length).toBe(3);
  expect(refused).toBe(0);
});

test('What looks like an ask in the midst of another’s body is part of that body', async () => {
  await askFirst();
  isBusy = true;
  const hidden = ask('/rpc/hidden');
  client.write(
    `POST /upload HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${hidden.length}\r\n\r\n`,
  );
  await expect.poll(() => asked.length).toBe(2);
  const parts: string[] = [];
  asked[1]?.request.setEncoding('latin1').on('data', (part: string) => parts.push(part));
  client.write(hidden);
  await answer(2, 'taken');
  expect(parts.join('')).toBe(hidden);
  expect(refused).toBe(0);
});

test('Once a piece was no whole request, the connection is left to the parser for good', async () => {
  await askFirst();
  isBusy = true;
  const second = ask('/rpc/second');
  client.write(second.slice(0, 20));
  const socket = asked[0]?.request.socket;
  await expect.poll(() => socket?.bytesRead).toBe(ask('/rpc/first').length + 20);
  client.write(second.slice(20));
  await answer(2, 'the second');
  client.write(ask('/rpc/third'));
  await answer(3, 'the third');
  expect(refused).toBe(0);
});
