import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { addPersonIn, makeBusiness } from '../testing/test-party.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import type { TestMember } from '../testing/test-member.ts';

async function addParty(bank: TestBank, of: TestMember, who: TestMember, role: PartyRole) {
  await bank.store.db
    .insertInto('party')
    .values({
      membership_id: of.membershipId,
      person_id: who.personId,
      role,
      from_at: bank.clock.now(),
      until_at: null,
      granted_by: null,
    })
    .execute();
}

describeOnEveryStore('what is insured of what a person holds', ({ open }) => {
  async function household() {
    const bank = await openTestBank(await open<Tables>());
    const alex = await bank.addMember({ accounts: { checking: 400_000_00 } });
    const robin = await bank.addMember({ accounts: { checking: 100_000_00 } });
    const insuredFor = async (member: TestMember) =>
      (await (await bank.clientOf(member)).accounts.list()).insurance;
    return { bank, alex, robin, insuredFor };
  }

  test('R-S3 of one owner up to $250,000 is insured', async () => {
    const { alex, insuredFor } = await household();
    expect(await insuredFor(alex)).toMatchObject({
      insured: 250_000_00,
      notInsured: 150_000_00,
      categories: [{ category: 'single', held: 400_000_00 }],
    });
  });

  test('R-S3 a joint owner has half of it, insured apart from what is theirs alone', async () => {
    const { bank, alex, robin, insuredFor } = await household();
    await addParty(bank, alex, robin, 'joint-owner');
    expect(await insuredFor(alex)).toMatchObject({
      insured: 200_000_00,
      notInsured: 0,
      categories: [{ category: 'joint', held: 200_000_00 }],
    });
    expect((await insuredFor(robin)).categories).toEqual([
      { category: 'single', held: 100_000_00, insured: 100_000_00 },
      { category: 'joint', held: 200_000_00, insured: 200_000_00 },
    ]);
  });

  test('R-S3 with beneficiaries it is payable on death, and insured for each of them', async () => {
    const { bank, alex, robin, insuredFor } = await household();
    await addParty(bank, alex, robin, 'beneficiary');
    const other = await bank.addMember();
    await addParty(bank, alex, other, 'beneficiary');
    expect(await insuredFor(alex)).toMatchObject({
      insured: 400_000_00,
      categories: [{ category: 'revocable-trust', held: 400_000_00 }],
    });
    // A beneficiary owns nothing of it.
    expect((await insuredFor(robin)).categories).toMatchObject([{ category: 'single' }]);
  });

  test('R-S3 a business is insured apart from its owner, whoever of them looks', async () => {
    const { bank, alex, robin, insuredFor } = await household();
    await makeBusiness(bank, alex);
    await addParty(bank, alex, robin, 'joint-owner');
    const ofBusiness = {
      insured: 250_000_00,
      notInsured: 150_000_00,
      categories: [{ category: 'business', held: 400_000_00, insured: 250_000_00 }],
    };
    expect(await insuredFor(alex)).toMatchObject(ofBusiness);
    expect((await insuredFor(robin)).categories).toEqual([
      { category: 'single', held: 100_000_00, insured: 100_000_00 },
    ]);
    const employee = await addPersonIn(bank, alex, 'initiator');
    expect((await employee.client.accounts.list()).insurance).toMatchObject(ofBusiness);
  });
});
