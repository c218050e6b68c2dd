import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { implement } from '@orpc/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallContext, BankDependencies, Tables } from '#bank/index.ts';
import { sample } from '#bank/sample/sample-member.ts';
import { addPayment, type TestMember } from '#bank/testing/test-member.ts';
import { wholeFile } from '#bank/testing/whole-files.ts';
import type { Export } from '#bank/transactions/export-reading.ts';
import { exportCamt, exportCsv, exportOfx } from '#bank/transactions/export-transactions.ts';
import { decideSpan } from '#bank/transactions/transaction-filter.ts';
import { contract } from '#contract/index.ts';
import type { ExportPiece } from '#contract/transactions/transaction-exports.ts';
import { TransactionFilter } from '#contract/transactions/transactions.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { apiClient } from '../../testing/test-api-client.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { type HttpHost, openHttpHost } from '../../testing/test-http-host.ts';
import { codeFrom, signInAs } from '../../testing/test-sign-in.ts';
import type { BankRouter } from './rpc-calls.ts';

let store: Store<Tables>;
let host: HttpHost;

beforeEach(async () => {
  store = await open({ path: ':memory:' });
});
afterEach(async () => {
  await host.close();
  await store.close();
});

/** A bank that makes a single kind of file, and counts the files under way. */
function routerThatMakes(pieces: () => AsyncGenerator<ExportPiece>) {
  const underWay = { count: 0, begun: 0 };
  const exportCsv = implement(contract)
    .$context<CallContext>()
    .transactions.exportCsv.handler(async function* () {
      underWay.count += 1;
      underWay.begun += 1;
      try {
        yield* pieces();
      } finally {
        underWay.count -= 1;
      }
    });
  return { underWay, router: { transactions: { exportCsv } } as unknown as BankRouter };
}

test.each([
  ['csv', 'text/csv; charset=utf-8', 'transactions.csv', '\uFEFFDate,Time,'],
  ['ofx', 'application/x-ofx', 'transactions.ofx', 'OFXHEADER:100'],
  ['camt053', 'application/xml', 'transactions.camt053.xml', '<?xml version="1.0"'],
])('R-X4 %s is downloaded as a file of its own type', async (form, type, name, beginning) => {
  host = await openHttpHost(store);
  const browser = new TestBrowser(host.address);
  await signInAs(apiClient(browser), codeFrom(host.mailer));
  const answer = await browser.fetch(`/api/transactions/${form}?range=all&type=debit`);
  expect(answer.status).toBe(200);
  const { headers } = answer;
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(headers.get('cache-control')).toBe('no-store');
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  expect(text.startsWith(beginning)).toBe(true);
  const rows = Number(headers.get('row-count'));
  expect(rows).toBeGreaterThan(0);
  expect(text.match(/^\d{4}-|<STMTTRN>|<Ntry>/gm)).toHaveLength(rows);
  // It is over: the next one is made.
  expect((await browser.fetch(`/api/transactions/${form}`)).status).toBe(200);
});

test('R-X4 nobody gets a file who is not signed in, or from another site, or under /rpc', async () => {
  host = await openHttpHost(store);
  const browser = new TestBrowser(host.address);
  expect((await browser.fetch('/api/transactions/csv')).status).toBe(401);
  await signInAs(apiClient(browser), codeFrom(host.mailer));
  const from = (site: string) =>
    browser.fetch('/api/transactions/csv', { headers: { 'sec-fetch-site': site } });
  expect((await from('same-site')).status).toBe(403);
  expect((await from('cross-site')).status).toBe(403);
  expect((await browser.post('/rpc/transactions/exportCsv', { json: {} })).status).toBe(404);
  const backwards = await browser.fetch('/api/transactions/csv?from=2026-02-02&to=2026-02-01');
  expect([backwards.status, await backwards.json()]).toMatchObject([
    422,
    { defined: true, code: 'RANGE_BACKWARDS', data: { of: 'days' } },
  ]);
});

test('R-X4 a second file is refused with when to come again', async () => {
  const exportCsv = implement(contract)
    .$context<CallContext>()
    .transactions.exportCsv.handler(({ errors }) => {
      throw errors.EXPORT_UNDER_WAY({ data: { retryAfterMs: 5_000 } });
    });
  const router = { transactions: { exportCsv } } as unknown as BankRouter;
  host = await openHttpHost(store, { router });
  const answer = await new TestBrowser(host.address).fetch('/api/transactions/csv');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await answer.json()).toMatchObject({ defined: true, code: 'EXPORT_UNDER_WAY' });
});

test('R-X4 a file that fails midway breaks off, and nobody takes it for whole', async () => {
  const { router, underWay } = routerThatMakes(async function* () {
    yield { rows: 2 };
    yield { text: 'one\r\n' };
    throw new Error('The disk is gone');
  });
  host = await openHttpHost(store, { router });
  const answer = await new TestBrowser(host.address).fetch('/api/transactions/csv');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(underWay.count).toBe(0);
});

test('R-X4 of a file that nobody takes no more is made than the sockets hold, and the rest when it is taken', async () => {
  const pieceBytes = 1_000_000;
  const pieceCount = 100;
  let asked = 0;
  const { router, underWay } = routerThatMakes(async function* () {
    yield { rows: 1_000 };
    for (; asked < pieceCount; asked += 1) yield { text: 'x'.repeat(pieceBytes) };
  });
  host = await openHttpHost(store, { router });
  const { response, socket } = await beginDownload(host.address);
  expect(response.statusCode).toBe(200);
  // Whatever the server would do without being held up it has done when others were answered so often.
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await fetch(`${host.address}/api/openapi.json`)).status).toBe(200);
  }
  // The system keeps some megabytes of a connection.
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(pieceCount / 2);
  expect(underWay.count).toBe(1);

  let bytes = 0;
  for await (const part of response) bytes += (part as Buffer).length;
  expect({ bytes, asked }).toEqual({ bytes: pieceBytes * pieceCount, asked: pieceCount });
  expect(underWay.count).toBe(0);
  socket.destroy();
});

test('R-X4 of a file whose taker goes no more is made', async () => {
  let asked = 0;
  const { router, underWay } = routerThatMakes(async function* () {
    yield { rows: 1_000 };
    for (; asked < 100; asked += 1) yield { text: 'x'.repeat(1_000_000) };
  });
  host = await openHttpHost(store, { router });
  const { socket } = await beginDownload(host.address);
  socket.destroy();
  await expect.poll(() => underWay.count).toBe(0);
  expect(underWay.begun).toBe(1);
  expect(asked).toBeLessThan(50);
});

/** Asks for a file and reads no more than the head of the answer. */
async function beginDownload(
  address: string,
): Promise<{ response: IncomingMessage; socket: Socket }> {
  const asked = request(`${address}/api/transactions/csv`).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { response, socket: response.socket };
}

test.each([
  ['csv', (wanted: Export) => exportCsv(wanted, 'en')],
  ['ofx', exportOfx],
  [
    'camt053',
    (wanted: Export, sent: string) =>
      exportCamt(wanted, { id: messageId(sent), servicer: 'Juniper Commons Credit Union' }),
  ],
] as const)(
  'R-X4 %s is over HTTP, byte for byte, the file that the bank makes at once',
  async (form, write) => {
    host = await openHttpHost(store);
    const membershipId = await sampleWithMoreThanAPage(host.bank);
    const browser = new TestBrowser(host.address);
    await signInAs(apiClient(browser), codeFrom(host.mailer));
    const answer = await browser.fetch(`/api/transactions/${form}?range=all`);
    const sent = Buffer.from(await answer.arrayBuffer()).toString();

    const filter = TransactionFilter.parse({ range: 'all' });
    const { timeZone, clock } = host.bank;
    const now = clock.now();
    const decision = decideSpan(filter, now, timeZone);
    if (decision.kind === 'backwards') throw new Error('The filter means nothing');
    const { span } = decision;
    // In one page, and not over a connection.
    const linesPerPage = 100_000;
    const whole = await wholeFile(
      write({ store, membershipId, filter, span, now, timeZone, linesPerPage }, sent),
    );
    expect(whole.rows).toBeGreaterThan(500);
    expect(Number(answer.headers.get('row-count'))).toBe(whole.rows);
    expect(sent).toBe(whole.text);
  },
);

/** Adds to the lines of the sample member until they fill more than a page. Returns the member's id. */
async function sampleWithMoreThanAPage(bank: BankDependencies): Promise<string> {
  const accounts = await bank.store.db
    .selectFrom('account')
    .innerJoin('party', 'party.membership_id', 'account.membership_id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select([
      'party.membership_id as membershipId',
      'account.id',
      'account.handle',
      'account.name',
      'account.number',
    ])
    .where('person.username', '=', sample.username)
    .execute();
  const id = accounts[0]?.membershipId ?? '';
  const byHandle = Object.fromEntries(accounts.map((account) => [account.handle, account]));
  const { username, password } = sample;
  const member: TestMember = {
    personId: id,
    membershipId: id,
    username,
    password,
    displayName: username,
    accounts: byHandle,
  };
  const now = bank.clock.now();
  for (let count = 0; count < 60; count += 1) {
    const at = now - 120_000 - count;
    await addPayment(bank, member, { type: 'credit', amount: 1_00 + count, at });
  }
  return id;
}

function messageId(text: string): string {
  return /<MsgId>([^<]+)</.exec(text)?.[1] ?? '';
}
