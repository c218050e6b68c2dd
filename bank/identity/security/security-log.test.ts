import { cents } from '#contract/money/cents.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { demoPolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { isSecurityAction } from './security-log-records.ts';

describeOnEveryStore('the security log', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...demoPolicy, signInDelayMs: 0 },
    });
    const member = await bank.addMember();
    const caller = new TestCaller();
    const client = bank.clientFor(caller);
    const credentials = { username: member.username, password: member.password };
    return { bank, member, caller, client, credentials };
  }

  test('it tells what was done, when, from where and on which device, newest first', async () => {
    const { bank, member, caller, client, credentials } = await bankWithMember();
    await client.signIn(credentials);
    await bank.clock.leap(5_000);
    await client.settings.setAutoLogout({ minutes: 30 });
    const { entries, next } = await client.security.log({});
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { act: 'auto-logout-changed', at: bank.clock.now(), sequence: 2 },
      {
        act: 'signed-in',
        at: bank.clock.now() - 5_000,
        address: caller.address,
        device: caller.device,
        sequence: 1,
      },
    ]);
    const { audit_hash: hash } = await bank.store.db
      .selectFrom('member_log')
      .select('audit_hash')
      .where('log_id', '=', member.membershipId)
      .executeTakeFirstOrThrow();
    expect(entries[0]?.hash).toBe(hash);
  });

  test('what was done with money stands in it nowhere', async () => {
    const { bank, client, credentials } = await bankWithMember();
    await client.signIn(credentials);
    const budget = { category: 'Groceries', amount: cents(100_00) } as const;
    await client.budgets.set({ intentKey: bank.newKey(), budget });
    const { entries } = await client.security.log({});
    expect(entries.map(({ act }) => act)).toEqual(['signed-in']);
  });

  test('nobody sees what was done to the safety of somebody else', async () => {
    const { bank, client, credentials } = await bankWithMember();
    await client.signIn(credentials);
    await client.settings.setAutoLogout({ minutes: 30 });
    const stranger = await bank.clientOf(await bank.addMember());
    const { entries } = await stranger.security.log({});
    expect(entries).toMatchObject([{ act: 'signed-in', sequence: 1, address: '' }]);
  });

  test('its pages hold every entry once, also where one is added in between', async () => {
    const { client, credentials } = await bankWithMember();
    await client.signIn(credentials);
    for (const minutes of [5, 30, 60, 5, 30, 60] as const) {
      await client.settings.setAutoLogout({ minutes });
    }
    const first = await client.security.log({ limit: 3 });
    await client.settings.setAutoLogout({ minutes: 15 });
    const second = await client.security.log({ limit: 3, before: first.next ?? 0 });
    const third = await client.security.log({ limit: 3, before: second.next ?? 0 });
    const sequences = [first, second, third].flatMap(({ entries }) =>
      entries.map(({ sequence }) => sequence),
    );
    expect(sequences).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(third.next).toBeNull();
  });

  test('a page that ends with the first entry has no other after it', async () => {
    const { client, credentials } = await bankWithMember();
    await client.signIn(credentials);
    await client.settings.setAutoLogout({ minutes: 30 });
    expect((await client.security.log({ limit: 2 })).next).toBeNull();
    expect((await client.security.log({ limit: 1 })).next).toBe(2);
  });

  test.each([0, 101, -1, 1.5])('a page cannot have %d entries', async (limit) => {
    const { client, credentials } = await bankWithMember();
    await client.signIn(credentials);
    await expect(client.security.log({ limit })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('it is read by an index in which there are no transfers', async () => {
    const { bank, member } = await bankWithMember();
    const { db, engine } = bank.store;
    await bank.store.transact((scope) =>
      appendToMemberLogs(scope, [
        {
          personId: member.personId,
          at: bank.clock.now(),
          audit: { action: 'sign-in', facts: {} },
          events: [],
        },
      ]),
    );
    const query = db
      .selectFrom('audit_record')
      .selectAll()
      .where('log_id', '=', member.membershipId)
      .where(isSecurityAction())
      .orderBy('sequence', 'desc')
      .limit(21);
    // With so few rows PostgreSQL would read and sort them all.
    const plan = await db.transaction().execute(async (trx) => {
      const { sql: text, parameters } = query.compile();
      if (engine === 'postgres') {
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_sort = off`.execute(trx);
      }
      const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
      return await trx.executeQuery({ ...query.compile(), sql: `${explain} ${text}`, parameters });
    });
    expect(JSON.stringify(plan.rows)).toContain('audit_record_security');
    expect(JSON.stringify(plan.rows)).not.toMatch(/sort|temp b-tree/i);
  });
});
