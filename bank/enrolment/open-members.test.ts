import { describeOnServerStores } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { newMember } from '../testing/test-enrolment.ts';
import { verifyBank } from '../verify/verify-bank.ts';
import { openMembers } from './open-members.ts';

describeOnServerStores('opening members', ({ open }) => {
  test('Each has a profile, empty accounts of a number of their own, and a log that begins with it', async () => {
    const bank = await openTestBank(await open<Tables>());
    const members = Array.from({ length: 60 }, (_, index) => ({
      ...newMember,
      memberNumber: `JC-${index}`,
    }));
    expect(await openMembers(bank.dependencies, members)).toEqual({ kind: 'opened', members: 60 });
    const { person, party, person_profile, enrolment, audit_record, credential } = await dumpTables(
      bank.store,
    );
    expect(
      [person, party, person_profile, enrolment, audit_record].map((rows) => rows?.length),
    ).toEqual([60, 60, 60, 60, 60]);
    expect(credential).toEqual([]);
    const accounts = await bank.store.db
      .selectFrom('account')
      .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
      .select(['number', 'balance', 'held', 'floor'])
      .execute();
    expect(new Set(accounts.map((row) => row.number)).size).toBe(120);
    for (const account of accounts) {
      expect(account).toEqual({
        number: expect.stringMatching(/^\d{10}$/) as string,
        balance: 0,
        held: 0,
        floor: 0,
      });
    }
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('A list that is longer than a part is opened whole, or not at all where one of its last is wrong', async () => {
    const bank = await openTestBank(await open<Tables>());
    const members = Array.from({ length: 2_100 }, (_, index) => ({
      ...newMember,
      memberNumber: `JC-${index}`,
      accounts: ['savings'],
    }));
    const twice = [...members, { ...newMember, memberNumber: 'JC-7' }];
    expect(await openMembers(bank.dependencies, twice)).toEqual({
      kind: 'refused',
      faults: [{ index: 2_100, field: 'memberNumber', fault: 'taken' }],
    });
    await openMembers(bank.dependencies, [{ ...newMember, memberNumber: 'JC-2050' }]);
    expect(await openMembers(bank.dependencies, members)).toEqual({
      kind: 'refused',
      faults: [{ index: 2_050, field: 'memberNumber', fault: 'taken' }],
    });
    const others = members.filter(({ memberNumber }) => memberNumber !== 'JC-2050');
    expect(await openMembers(bank.dependencies, others)).toEqual({
      kind: 'opened',
      members: 2_099,
    });
    const accounts = await bank.store.db
      .selectFrom('account')
      .select('number')
      .where('membership_id', 'is not', null)
      .execute();
    expect(accounts.length).toBeGreaterThan(2_100);
    expect(new Set(accounts.map(({ number }) => number)).size).toBe(accounts.length);
  });

  test('Nobody can sign in as a member who has not come on-line', async () => {
    const bank = await openTestBank(await open<Tables>());
    await openMembers(bank.dependencies, [newMember]);
    const { username } = await bank.store.db
      .selectFrom('person')
      .select('username')
      .executeTakeFirstOrThrow();
    expect(await bank.bank.openSessionFor(username)).toBeNull();
  });

  test('Where one is wrong none is opened', async () => {
    const bank = await openTestBank(await open<Tables>());
    const before = await dumpTables(bank.store);
    const members = [newMember, { ...newMember, memberNumber: '2', birthDate: 'yesterday' }];
    expect(await openMembers(bank.dependencies, members)).toEqual({
      kind: 'refused',
      faults: [{ index: 1, field: 'birthDate', fault: 'wrong' }],
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('A member number that somebody has is refused, however it is written', async () => {
    const bank = await openTestBank(await open<Tables>());
    await openMembers(bank.dependencies, [newMember]);
    const before = await dumpTables(bank.store);
    const again = [
      { ...newMember, memberNumber: '7' },
      { ...newMember, memberNumber: 'jc 004821' },
    ];
    expect(await openMembers(bank.dependencies, again)).toEqual({
      kind: 'refused',
      faults: [{ index: 1, field: 'memberNumber', fault: 'taken' }],
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });
});
