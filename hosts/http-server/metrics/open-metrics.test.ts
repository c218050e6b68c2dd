import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../start-server.ts';
import { openMetrics } from './open-metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
let server: RunningServer;
let address: string;

beforeAll(async () => {
  server = await startServer({ PORT: '0', METRICS_PORT: '0', BANK_DATA: folder });
  address = `http://127.0.0.1:${server.metricsPort}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function metricsNow(): Promise<string> {
  return await (await fetch(`${address}/metrics`)).text();
}

async function valueOf(series: string): Promise<number> {
  const line = (await metricsNow()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length));
}

const call = (name: string, body: unknown) =>
  fetch(`${server.address}/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ json: body }),
  });

test('Requests are counted by procedure and outcome, and refusals by code', async () => {
  const wrong = { username: 'nobody-here', password: 'juniper-commons-2026' };
  expect((await call('signIn', wrong)).status).toBe(401);
  expect((await call('accounts/list', {})).status).toBe(401);
  const count = 'passbook_request_duration_seconds_count';
  await expect.poll(() => valueOf(`${count}{procedure="accounts.list",outcome="refused"}`)).toBe(1);
  expect(await valueOf(`${count}{procedure="signIn",outcome="refused"}`)).toBe(1);
  expect(await valueOf('passbook_refusals_total{code="SIGNED_OUT"}')).toBe(1);
  expect(await valueOf('passbook_batched_changes_total')).toBeGreaterThan(0);
  expect(await valueOf('passbook_database_up')).toBe(1);
});

test('The figures name no member, no address and nothing that was sent', async () => {
  const text = await metricsNow();
  expect(text).not.toMatch(/nobody-here|127\.0\.0\.1|juniper/);
});

test('Nothing else is served there, and the server itself has no such page', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
});

test('While the database does not answer, the figures say so', async () => {
  const text = await openMetrics().text({
    version: '1.2.3',
    dueWork: () => Promise.reject(new Error('The database cannot be reached.')),
    transactions: () => ({ waiting: 3, batches: 1, requests: 2 }),
    connections: () => ({ open: 10, idle: 0, waiting: 4 }),
    inFlight: () => 5,
  });
  expect(text).toContain('passbook_database_up 0\n');
  expect(text).toContain('passbook_transactions_waiting 3\n');
  expect(text).toContain('passbook_database_connections{state="waiting"} 4\n');
  expect(text).toContain('passbook_build_info{version="1.2.3"} 1\n');
});

const operations = join(import.meta.dirname, '../../../deploy');
const alerts = readFileSync(join(operations, 'prometheus/alerts.yml'), 'utf8');

test.each([
  ['alerts.yml', alerts],
  ['the dashboard', readFileSync(join(operations, 'grafana/passbook.json'), 'utf8')],
])('Each metric that %s names is one of the server', async (_file, text) => {
  const metrics = openMetrics();
  const figures = await metrics.text({
    version: '1.2.3',
    dueWork: async () => [],
    transactions: () => ({ waiting: 0, batches: 0, requests: 0 }),
    connections: undefined,
    inFlight: () => 0,
  });
  const known = new Set([...figures.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
  const named = [...text.matchAll(/\b(?:passbook|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/(?<=_seconds)_(bucket|count|sum)$/, ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('Each alert has its entry in the runbook, and the runbook has no other', () => {
  const runbook = readFileSync(join(operations, '../docs/runbook.md'), 'utf8');
  const entries = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(entries).toEqual(names);
  const linked = [...alerts.matchAll(/runbook\.md#(\w+)/g)].map(([, name = '']) => name);
  expect(linked).toEqual(names.map((name) => name.toLowerCase()));
});
