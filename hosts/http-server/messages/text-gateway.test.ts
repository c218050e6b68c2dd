import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SecretMessage } from '#bank/ports.ts';
import { testBrand } from '#bank/testing/test-ports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { textGatewayTransport } from './text-gateway.ts';

const letterhead = { ...testBrand, portalAddress: () => 'https://bank.example' };
const key = 'hunter2';
const code: SecretMessage = {
  id: 'code-1',
  channel: 'sms',
  to: '(518) 555-0148',
  about: { kind: 'code', purpose: 'sign-in', code: '417306' },
  at: 0 as EpochMs,
};

interface Asked {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A gateway with the given answer, which keeps the requests. */
async function openGateway(answer: (response: ServerResponse) => void) {
  const asked: Asked[] = [];
  const keep = async (request: IncomingMessage): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, headers } = request;
    asked.push({ method, headers, body: Buffer.concat(parts).toString() });
  };
  const server = createServer((request, response) => {
    void keep(request).then(() => answer(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, url: new URL(`http://127.0.0.1:${port}/send?account=7`) };
}

async function failure(url: URL, waitMs?: number): Promise<Error> {
  const carrying = textGatewayTransport({ url, key }, letterhead, waitMs).carry(code);
  const error = await carrying.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return error as Error;
}

test.each([200, 202, 204])(
  'R-P3 A gateway that answers %i has taken the message',
  async (status) => {
    const { asked, url } = await openGateway((response) => response.writeHead(status).end());
    await textGatewayTransport({ url, key }, letterhead).carry(code);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer hunter2',
        'idempotency-key': 'code-1',
      },
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      id: 'code-1',
      to: '(518) 555-0148',
      text: expect.stringMatching(
        /^Elm Street Credit Union: 417306 is your code to sign in\..* \/ 417306 es su código/,
      ),
    });
  },
);

describe('A message that was not taken', () => {
  test.each([400, 401, 404, 429, 500, 503])('is told of by the status: %i', async (status) => {
    const { url } = await openGateway((response) => response.writeHead(status).end('417306'));
    expect((await failure(url)).message).toBe(`The text gateway answered ${status}`);
  });

  test('is not passed on to where the gateway points, with the key and the code', async () => {
    const elsewhere = await openGateway((response) => response.writeHead(200).end());
    const { url } = await openGateway((response) =>
      response.writeHead(307, { location: elsewhere.url.href }).end(),
    );
    expect((await failure(url)).message).toContain('cannot be reached');
    expect(elsewhere.asked).toEqual([]);
  });

  test('is given up where no answer comes in time', async () => {
    const { url } = await openGateway(() => {});
    expect((await failure(url, 20)).message).toBe('The text gateway did not answer in time');
  });

  test('is told of where the connection breaks, or nothing listens', async () => {
    const { url } = await openGateway((response) => void response.destroy());
    expect((await failure(url)).message).toContain('cannot be reached');
    expect((await failure(new URL('http://127.0.0.1:1/'))).message).toContain('cannot be reached');
  });

  test('Promise 5: no failure says the key, the code or the address', async () => {
    const { url } = await openGateway((response) => void response.destroy());
    const { url: refusing } = await openGateway((response) => response.writeHead(500).end());
    for (const error of [await failure(url), await failure(refusing)]) {
      for (const secret of [key, '417306', 'account=7']) {
        expect(`${error.stack} ${String(error.cause)}`).not.toContain(secret);
      }
    }
  });
});
