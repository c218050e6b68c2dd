import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnServerStores } from '../testing/on-every-store.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { verifyBank } from '../verify/verify-bank.ts';
import { addSampleMember } from './add-sample-member.ts';
import { samplePeopleToAdd } from './add-sample-people.ts';
import { hasSampleMember } from './remove-sample-member.ts';

describeOnServerStores('the people of the sample bank', ({ open }) => {
  async function sampleBank(): Promise<TestBank> {
    const bank = await openTestBank(await open<Tables>());
    await addSampleMember(bank.dependencies, samplePeopleToAdd);
    return bank;
  }

  async function membershipsOf(bank: TestBank, username: string) {
    const token = await bank.bank.openSessionFor(username);
    const { member } = await bank.clientFor(new TestCaller(token)).whoAmI();
    return member.memberships.map(({ holder, role }) => `${holder}: ${role}`);
  }

  test('The sample member has one membership, as ever', async () => {
    const bank = await sampleBank();
    expect(await membershipsOf(bank, 'avery')).toEqual(['Avery Morgan: primary']);
  });

  test('There are a joint household, a child with a guardian, a business of two approvers, and who only looks', async () => {
    const bank = await sampleBank();
    expect(await membershipsOf(bank, 'rosa')).toEqual([
      'Rosa Delgado: primary',
      'Larkspur Bakery LLC: primary',
      'Marcus Bell: joint-owner',
    ]);
    expect(await membershipsOf(bank, 'marcus')).toEqual([
      'Marcus Bell: primary',
      'Nina Bell: guardian',
      'Larkspur Bakery LLC: approver',
    ]);
    expect(await membershipsOf(bank, 'nina')).toEqual(['Nina Bell: minor']);
    expect(await membershipsOf(bank, 'theo')).toEqual(['Larkspur Bakery LLC: initiator']);
    expect(await membershipsOf(bank, 'june')).toEqual(['Larkspur Bakery LLC: approver']);
    expect(await membershipsOf(bank, 'helen')).toEqual([
      'Marcus Bell: viewer',
      'Larkspur Bakery LLC: viewer',
    ]);
    expect(await bank.bank.openSessionFor('eli')).toBeNull();
  });

  test('A signed-in member learns to whom else the accounts of a membership belong', async () => {
    const bank = await sampleBank();
    const otherOwners = async (username: string) => {
      const token = await bank.bank.openSessionFor(username);
      const { member } = await bank.clientFor(new TestCaller(token)).whoAmI();
      return member.memberships.map((one) => one.otherOwners);
    };
    expect(await otherOwners('rosa')).toEqual([[], [], ['Marcus Bell']]);
    expect(await otherOwners('marcus')).toEqual([['Rosa Delgado'], ['Nina Bell'], []]);
    expect(await otherOwners('nina')).toEqual([[]]);
    expect(await otherOwners('helen')).toEqual([['Marcus Bell', 'Rosa Delgado'], []]);
  });

  test('The bakery has payees, so that its initiator can ask for a bill', async () => {
    const bank = await sampleBank();
    const client = bank.clientFor(new TestCaller(await bank.bank.openSessionFor('theo')));
    const { payees } = await client.payees.list();
    expect(payees.map(({ name }) => name)).toEqual([
      'Champlain Flour Mill',
      'Empire Gas & Electric',
    ]);
  });

  test('Where they cannot be added the sample member is not there either', async () => {
    const bank = await openTestBank(await open<Tables>());
    const broken = () => Promise.resolve(() => Promise.reject(new Error('The power failed')));
    await expect(addSampleMember(bank.dependencies, broken)).rejects.toThrow('The power failed');
    expect(await addSampleMember(bank.dependencies, samplePeopleToAdd)).toBe(true);
    expect(await membershipsOf(bank, 'nina')).toEqual(['Nina Bell: minor']);
  });

  test('Their books add up', async () => {
    const bank = await sampleBank();
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('With the sample member they all lose every way to sign in', async () => {
    const bank = await sampleBank();
    expect(await hasSampleMember(bank.store.db)).toBe(true);
    await bank.bank.staff.removeSampleMember();
    expect(await hasSampleMember(bank.store.db)).toBe(false);
    for (const username of ['avery', 'rosa', 'marcus', 'nina', 'theo', 'june', 'helen']) {
      expect(await bank.bank.openSessionFor(username), username).toBeNull();
    }
  });
});
