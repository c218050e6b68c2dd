import { v4 as newKey } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '#bank/index.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import type { MemberEvent } from '#contract/events/events.ts';
import type { AccountId, IntentKey } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { Client } from './test-api-client.ts';
import { everyHost, type OpenedHost } from './every-host.ts';
import { confirming, signInAs } from './test-sign-in.ts';

const { username, password, displayName } = sample;
const railTimeMs = 5_000;

describe.each(Object.entries(everyHost))('One conversation with %s', (_name, open) => {
  let host: OpenedHost;
  let client: Client;

  beforeAll(async () => {
    host = await open();
    client = confirming(host.client, host.readCode);
  });
  afterAll(() => host.close());

  test('Before sign-in nothing is told', async () => {
    await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT', defined: true });
    await expect(client.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(client.events.follow()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('R-L4 A wrong password and an unknown user get the same words', async () => {
    const refusal = {
      code: 'INVALID_CREDENTIALS',
      defined: true,
      status: 401,
      message: 'Invalid username or password',
    };
    const signIn = (wrong: { username: string; password: string }) =>
      patiently(host, () => client.signIn(wrong));
    await expect(signIn({ username, password: 'wrong' })).rejects.toMatchObject(refusal);
    await expect(signIn({ username: 'nobody', password })).rejects.toMatchObject(refusal);
    await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('R-L3 The right password opens a session, and the member is known from then on', async () => {
    const member = await patiently(host, () => signInAs(client, host.readCode));
    expect(member).toMatchObject({ username, displayName, plan: 'Premium Account' });
    expect(await client.whoAmI()).toEqual({ member });
  });

  test('R-D2 R-S3 The accounts of the sample member hold what the spec says', async () => {
    expect(await balances(client)).toEqual({ checking: 450_810_00, savings: 50_000_00 });
    expect((await client.accounts.list()).total).toBe(500_810_00);
  });

  test('R-X1 R-X2 R-X3 The history is searched, filtered, and read by pages', async () => {
    const { transactions } = await client.transactions.search({});
    expect(transactions).toHaveLength(10);
    const [, found] = transactions;
    const { transactions: hits } = await client.transactions.search({ search: found?.label ?? '' });
    expect(hits).toContainEqual(found);

    const credits = { type: 'credit', range: 'all', limit: 7 } as const;
    const first = await client.transactions.search(credits);
    const second = await client.transactions.search({ ...credits, cursor: first.next ?? 'none' });
    const both = [...first.transactions, ...second.transactions];
    expect(both.map(({ type }) => type)).toEqual(Array(14).fill('credit'));
    expect(new Set(both.map(({ id }) => id)).size).toBe(14);
  });

  test('R-D8 A statement of last month is printed, and one of this month is not', async () => {
    const { archives } = await client.statements.list();
    expect(archives.map(({ account, months }) => [account, months[0]])).toEqual([
      ['checking', '2026-02'],
      ['savings', '2026-02'],
    ]);
    const february = { account: 'checking' as AccountId, month: '2026-02' as StatementMonth };
    const { opening, moneyIn, moneyOut, closing } = await client.statements.get(february);
    expect(opening + moneyIn - moneyOut).toBe(closing);
    const { pdf } = await client.statements.pdf({ ...february, language: 'es' });
    expect(pdf).toMatch(/^%PDF-1\.7\n[\n\u0020-\u007E]*%%EOF\n$/);
    expect(pdf).toContain('(Estado de cuenta)');
    const march = { ...february, month: '2026-03' as StatementMonth };
    await expect(client.statements.pdf(march)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  });

  test('A request of the wrong form is refused with its fields', async () => {
    await expect(client.transactions.search({ limit: 1_001 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      defined: true,
      data: { issues: [{ path: 'limit' }] },
    });
  });

  test.each([
    ['R-T3', internal(450_810_01), 'INSUFFICIENT_FUNDS', { available: 450_810_00 }],
    ['R-T1', internal(100, { to: 'checking' }), 'SAME_ACCOUNT', undefined],
    ['R-T1', internal(100, { to: 'vault' }), 'UNKNOWN_ACCOUNT', { field: 'to' }],
    ['R-T5', zelle(100, { email: '' }), 'ZELLE_RECIPIENT_INCOMPLETE', { missing: ['contact'] }],
    ['R-T4', external(100, { routingNumber: '123' }), 'ROUTING_NUMBER_NOT_NINE_DIGITS', undefined],
    ['R-T4', external(100, { routingNumber: '021000022' }), 'ROUTING_NUMBER_WRONG', undefined],
    ['R-T4', external(100, { name: '' }), 'EXTERNAL_RECIPIENT_INCOMPLETE', { missing: ['name'] }],
  ])('%s A quote of %o is refused with %s', async (_id, transfer, code, data) => {
    const refusal = { code, defined: true, status: 422, ...(data !== undefined && { data }) };
    await expect(client.transfers.quote({ transfer })).rejects.toMatchObject(refusal);
  });

  test('R-T7 R-T8 R-T9 A transfer between the own accounts arrives, and each step is told', async () => {
    const since = await lastSequence(client);
    const transfer = internal(1_000_00);
    expect(await client.transfers.quote({ transfer })).toMatchObject({ endsAs: 'completed' });
    const { id, status } = await client.transfers.create({ intentKey: newIntent(), transfer });
    const atOnce = host.policy.processing.internal === null;
    expect(status).toBe(atOnce ? 'completed' : 'processing');

    await host.clock.advance(railTimeMs);
    const steps = atOnce ? ['completed'] : ['processing', 'completed'];
    expect(await statusesOf(client, id, since)).toEqual(steps);
    expect(await balances(client)).toEqual({ checking: 449_810_00, savings: 51_000_00 });
    const { transactions } = await client.transfers.history({ limit: 2 });
    expect(transactions.map(({ type, status: now }) => [type, now])).toEqual([
      ['credit', 'completed'],
      ['debit', 'completed'],
    ]);
  });

  test('R-T7 R-T8 R-T10 A Zelle transfer over $1,000 leaves the account at once and is held', async () => {
    const since = await lastSequence(client);
    const transfer = zelle(1_000_01);
    const sent = await client.transfers.create({ intentKey: newIntent(), transfer });
    expect(sent).toMatchObject({ kind: 'zelle', status: 'processing', amount: 1_000_01 });
    expect(await balances(client)).toMatchObject({ checking: 448_809_99 });

    await host.clock.advance(railTimeMs);
    expect(await statusesOf(client, sent.id, since)).toEqual(['processing', 'pending']);
    expect(await client.transfers.get({ id: sent.id })).toMatchObject({ status: 'pending' });

    await client.transfers.cancel({ id: sent.id });
    expect(await statusesOf(client, sent.id, since + 2)).toEqual(['cancelled']);
    expect(await balances(client)).toMatchObject({ checking: 449_810_00 });
  });

  test('The same request with the same key is answered as the first time, and moves nothing', async () => {
    const intentKey = newIntent();
    const first = await client.transfers.create({ intentKey, transfer: zelle(25_00) });
    expect(await client.transfers.create({ intentKey, transfer: zelle(25_00) })).toEqual(first);
    await expect(
      client.transfers.create({ intentKey, transfer: zelle(25_01) }),
    ).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED', defined: true });
    expect(await balances(client)).toMatchObject({ checking: 449_785_00 });
  });

  test('R-T18 The name of a recipient is compared with the one of the member whom the email reaches', async () => {
    const compare = async (name: string, email = 'avery.morgan@example.com') =>
      await client.recipients.compareName({ recipient: { kind: 'zelle', name, email } });
    expect(await compare('Avery Morgan')).toEqual({ outcome: 'match' });
    expect(await compare('Avery Morgann')).toEqual({ outcome: 'close', name: 'Avery Morgan' });
    expect(await compare('Anna Smith')).toEqual({ outcome: 'other' });
    expect(await compare('Ana Ruiz', 'ana.ruiz@example.com')).toEqual({ outcome: 'unknown' });
  });

  test('R-S5 After sign-out the session is over, for live events too', async () => {
    const events = await client.events.follow();
    const end = untilEnd(events);
    await client.signOut({});
    await end;
    await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(client.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(await client.signOut({})).toEqual({});
  });
});

/** Lets the least time of a sign-in pass. */
async function patiently<Answer>(
  { clock, policy }: OpenedHost,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (policy.signInDelayMs === 0) return ask();
  const sleeper = clock.nextSleeper();
  const [answer] = await Promise.allSettled([
    ask(),
    sleeper.then(() => clock.advance(policy.signInDelayMs)),
  ]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}

async function balances(client: Client): Promise<Record<string, number>> {
  const { accounts } = await client.accounts.list();
  return Object.fromEntries(accounts.map(({ id, balance }) => [id, balance]));
}

function newIntent(): IntentKey {
  return newKey() as IntentKey;
}

async function lastSequence(client: Client): Promise<number> {
  const { events } = await client.events.recent({ limit: 1 });
  return events[0]?.sequence ?? 0;
}

/** The statuses of a transfer in live events after the event of that number, up to its final status. */
async function statusesOf(client: Client, id: string, since: number): Promise<string[]> {
  const statuses: string[] = [];
  for await (const event of await client.events.follow(undefined, { lastEventId: `${since}` })) {
    if (event.kind !== 'transfer' || event.transferId !== id) continue;
    statuses.push(event.status);
    if (event.status !== 'processing') break;
  }
  return statuses;
}

async function untilEnd(events: AsyncIterable<MemberEvent>): Promise<void> {
  for await (const event of events) void event;
}
