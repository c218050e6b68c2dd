import type { EpochMs } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import { appendToMemberLogs } from './append-to-member-logs.ts';
import { auditHash, firstAuditHash } from './log-entry.ts';

const signIn = { kind: 'sign-in' } as const;

function append(bank: TestBank, member: string, action: string, events = 1) {
  return bank.store.transact((scope) =>
    appendToMemberLogs(scope, [
      {
        membershipId: member,
        by: null,
        at: bank.clock.now(),
        audit: { action, facts: { amount: 1, note: 'x', none: null } },
        events: Array.from({ length: events }, () => signIn),
      },
    ]),
  );
}

async function auditOf(bank: TestBank, member: string) {
  return await bank.store.db
    .selectFrom('audit_record')
    .selectAll()
    .where('log_id', '=', member)
    .orderBy('sequence')
    .execute();
}

async function eventsOf(bank: TestBank, member: string) {
  const rows = await bank.store.db
    .selectFrom('member_event')
    .select('sequence')
    .where('log_id', '=', member)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence }) => sequence);
}

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describeOnEveryStore('a member’s log', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>());
    const { membershipId: id } = await bank.addMember();
    return { bank, id };
  }

  test('each audit record carries the hash of the one before, from the first on', async () => {
    const { bank, id } = await bankWithMember();
    await append(bank, id, 'one');
    await append(bank, id, 'two');
    await append(bank, id, 'three');
    const records = await auditOf(bank, id);
    expect(records.map(({ action }) => action)).toEqual(['one', 'two', 'three']);
    let previous = firstAuditHash;
    for (const record of records) {
      expect(record.previous_hash).toBe(previous);
      expect(record.hash).toBe(auditHash(record));
      previous = record.hash;
    }
  });

  test('a record with events, with several, with none: both sequences have no gap', async () => {
    const { bank, id } = await bankWithMember();
    for (const events of [1, 0, 3, 0, 2]) {
      await append(bank, id, 'something', events);
    }
    expect(await eventsOf(bank, id)).toEqual(oneTo(6));
    expect((await auditOf(bank, id)).map(({ sequence }) => sequence)).toEqual(oneTo(5));
  });

  test('forty records at once make one unbroken chain', async () => {
    const { bank, id } = await bankWithMember();
    await Promise.all(oneTo(40).map((number) => append(bank, id, `act ${number}`)));
    const records = await auditOf(bank, id);
    expect(records.map(({ sequence }) => sequence)).toEqual(oneTo(40));
    expect(new Set(records.map(({ action }) => action)).size).toBe(40);
    for (const [index, record] of records.entries()) {
      expect(record.previous_hash).toBe(records[index - 1]?.hash ?? firstAuditHash);
      expect(record.hash).toBe(auditHash(record));
    }
    expect(await eventsOf(bank, id)).toEqual(oneTo(40));
  });

  test('each member has a chain of their own', async () => {
    const { bank, id } = await bankWithMember();
    const other = (await bank.addMember()).membershipId;
    await append(bank, id, 'mine');
    await append(bank, other, 'theirs');
    expect(await auditOf(bank, other)).toMatchObject([
      { sequence: 1, previous_hash: firstAuditHash },
    ]);
    expect(await eventsOf(bank, other)).toEqual([1]);
  });

  test('a change that is rolled back leaves no record and no gap', async () => {
    const { bank, id } = await bankWithMember();
    await append(bank, id, 'before');
    const before = await dumpTables(bank.store);
    const failing = bank.store.transact(async (scope) => {
      const audit = { action: 'undone', facts: {} };
      await appendToMemberLogs(scope, [
        { membershipId: id, by: null, at: bank.clock.now(), audit, events: [signIn] },
      ]);
      throw new Error('Something went wrong afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await dumpTables(bank.store)).toEqual(before);
    await append(bank, id, 'after');
    expect((await auditOf(bank, id)).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  test.each(['audit_record', 'member_event'] as const)(
    'the database refuses to change or delete a row of %s',
    async (table) => {
      const { bank, id } = await bankWithMember();
      await append(bank, id, 'done');
      const before = await dumpTables(bank.store);
      const { db } = bank.store;
      const refusal = new RegExp(`${table} is append-only`);
      await expect(db.updateTable(table).set({ at: 1 }).execute()).rejects.toThrow(refusal);
      await expect(db.deleteFrom(table).execute()).rejects.toThrow(refusal);
      expect(await dumpTables(bank.store)).toEqual(before);
    },
  );
});

const record = {
  log_id: 'member-1',
  sequence: 1,
  person_id: null as string | null,
  at: 1_772_463_600_000 as EpochMs,
  action: 'sign-in',
  facts: '{}',
  previous_hash: firstAuditHash,
};

test.each([
  ['member', { log_id: 'member-2' }],
  ['sequence', { sequence: 2 }],
  ['person', { person_id: 'person-1' }],
  ['time', { at: 1_772_463_600_001 }],
  ['action', { action: 'sign-out' }],
  ['facts', { facts: '{"a":1}' }],
  ['record before', { previous_hash: 'f'.repeat(64) }],
])('the hash of an audit record covers its %s', (_, change) => {
  expect(auditHash({ ...record, ...change })).not.toBe(auditHash(record));
});

test('text does not slip from one field of an audit record into the next', () => {
  expect(auditHash({ ...record, action: 'a', facts: 'bc' })).not.toBe(
    auditHash({ ...record, action: 'ab', facts: 'c' }),
  );
});
