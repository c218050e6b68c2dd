import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { v7 as newKey } from 'uuid';
import type { Tables } from '#bank/index.ts';
import { collectingLog } from '#bank/testing/test-ports.ts';
import { internal } from '#bank/testing/transfer-requests.ts';
import { rpcClient } from '#hosts/testing/every-host.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { openHttpHost } from '#hosts/testing/test-http-host.ts';
import { codeFrom, confirming, signInAs } from '#hosts/testing/test-sign-in.ts';
import { describeOnStores } from '#stores/every-store.ts';
import { openTracing, summaryOf } from './open-tracing.ts';

/** A span as OTLP writes it in JSON. */
interface Told {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

async function openCollector(status = 200) {
  const spans: Told[] = [];
  const asked: { url: string | undefined; type: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, type: request.headers['content-type'] });
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Told[] }[] }[];
      };
      spans.push(
        ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { spans, asked, endpoint: new URL(`http://127.0.0.1:${port}`) };
}

const version = '1.2.3';

describeOnStores(['node-sqlite', 'postgres'], 'traces', ({ open }) => {
  async function openTraced({ share = 1, status = 200 } = {}) {
    const collector = await openCollector(status);
    const log = collectingLog();
    const tracing = openTracing({ endpoint: collector.endpoint, share, version, log });
    const store = tracing.store(await open<Tables>());
    const host = await openHttpHost(store, { trace: tracing.requests });
    const readCode = codeFrom(host.mailer);
    const client = rpcClient(new TestBrowser(host.address));
    await signInAs(client, readCode);
    const member = confirming(client, readCode);
    return {
      collector,
      log,
      member,
      /** All that was traced, when the server has stopped. */
      async allSpans(): Promise<readonly Told[]> {
        await host.close();
        await tracing.close();
        return collector.spans;
      },
    };
  }

  test('A transfer is one trace, from the request through its batch to each statement', async () => {
    const { member, collector, allSpans } = await openTraced();
    await member.transfers.create({ intentKey: newKey(), transfer: internal(25_00) });
    const spans = await allSpans();
    const request = only(spans, 'transfers.create');
    expect(request.parentSpanId ?? '').toBe('');
    expect(valueOf(request, 'http.response.status_code')).toEqual({ intValue: 200 });
    expect(valueOf(request, 'passbook.request.id')).toBeDefined();
    const batch = only(partsOf(spans, request), 'batch transfers.create');
    const executed = only(partsOf(spans, batch), 'execute transfers.create');
    const statements = partsOf(spans, executed);
    expect(statements.map(({ name }) => name)).toContain('insert posting');
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
    expect(collector.asked[0]).toEqual({ url: '/v1/traces', type: 'application/json' });
  });

  test('Each of several transfers at once has a trace of its own, linked where they shared a batch', async () => {
    const { member, allSpans } = await openTraced();
    await Promise.all(
      [10_01, 10_02, 10_03].map((cents) =>
        member.transfers.create({ intentKey: newKey(), transfer: internal(cents) }),
      ),
    );
    const spans = await allSpans();
    const requests = spans.filter(({ name }) => name === 'transfers.create');
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(3);
    const batches = spans.filter(({ name }) => name === 'batch transfers.create');
    const executed = spans.filter(({ name }) => name === 'execute transfers.create');
    const told = executed.flatMap(({ parentSpanId = '', links }) => [
      parentSpanId,
      ...links.map(({ spanId }) => spanId),
    ]);
    expect(told.toSorted()).toEqual(batches.map(({ spanId }) => spanId).toSorted());
  });

  test('A read and a change have their statements in their own traces', async () => {
    const { member, allSpans } = await openTraced();
    await Promise.all([member.accounts.list({}), member.transfers.tiles({})]);
    const spans = await allSpans();
    const named = new Map(spans.map((span) => [span.spanId, span]));
    const list = only(spans, 'accounts.list');
    expect(partsOf(spans, list).map(({ name }) => name)).toContain('select account');
    // Signing in was a change.
    const transaction = spans.find(({ name }) => name === 'transaction');
    expect(named.get(transaction?.parentSpanId ?? '')?.kind).toBe(2);
    expect(spans.filter(({ parentSpanId }) => parentSpanId && !named.has(parentSpanId))).toEqual(
      [],
    );
  });

  test('No value of a statement, no member and nothing that was sent is in a trace', async () => {
    const { member, allSpans } = await openTraced();
    await member.transfers.create({
      intentKey: newKey(),
      transfer: internal(98_765_43, { memo: 'A quiet word' }),
    });
    await member.transactions.search({ search: 'unheard-of' });
    const text = JSON.stringify(await allSpans());
    expect(text).toContain('transactions.search');
    expect(text).not.toMatch(/9876543|quiet word|unheard-of|Margaret|127\.0\.0\.1/);
  });

  test('With a share of 0 nothing is traced', async () => {
    const { member, allSpans } = await openTraced({ share: 0 });
    await member.accounts.list({});
    expect(await allSpans()).toEqual([]);
  });

  test('A collector that refuses stops nobody, and the log says so once', async () => {
    const { member, log, allSpans } = await openTraced({ status: 400 });
    expect(await member.accounts.list({})).toBeDefined();
    await allSpans();
    const lines = log.lines.filter(({ message }) => message.includes('traces'));
    expect(lines.map(({ message }) => message)).toEqual(['The collector does not take the traces']);
  });
});

test('Statements are named by what they do to which table', () => {
  expect(summaryOf('select "id" from "account" where "id" = $1')).toBe('select account');
  expect(summaryOf('insert into posting (id) values (?)')).toBe('insert posting');
  expect(summaryOf('update "account_balance" set "balance" = ?')).toBe('update account_balance');
  expect(summaryOf('commit')).toBe('commit');
});

function only(spans: readonly Told[], name: string): Told {
  const found = spans.filter((span) => span.name === name);
  expect(found, `${name} among ${spans.map((span) => span.name).join(', ')}`).toHaveLength(1);
  return found[0] as Told;
}

function partsOf(spans: readonly Told[], { spanId }: Told): Told[] {
  return spans.filter(({ parentSpanId }) => parentSpanId === spanId);
}

function valueOf({ attributes }: Told, key: string): object | undefined {
  return attributes.find((attribute) => attribute.key === key)?.value;
}
