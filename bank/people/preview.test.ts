import { InvitableRole } from '#contract/procedures/access-terms.ts';
import { previewedTransactions } from '#contract/people/people.ts';
import { describeOnStores } from '#stores/every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { seededRandom } from '../testing/test-ports.ts';
import { addCard } from '../testing/test-card.ts';
import { liveWithoutStepUps, openTestBank, type Client } from '../testing/test-bank.ts';
import { addParty } from '../testing/test-party.ts';

const memberships = 8;

async function answerOf<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
    return null;
  }
}

/** The delegate's own answers, in the order of the preview. */
async function ownAnswers(client: Client) {
  const { member } = await client.whoAmI();
  const search = client.transactions.search({ range: 'all', limit: previewedTransactions });
  return {
    may: member.memberships[1]?.may,
    accounts: (await answerOf(client.accounts.list()))?.accounts ?? null,
    cards: (await answerOf(client.cards.list()))?.cards ?? null,
    transactions: (await answerOf(search))?.transactions ?? null,
    recipients: (await answerOf(client.recipients.list({})))?.recipients ?? null,
    payees: (await answerOf(client.payees.list()))?.payees ?? null,
  };
}

describeOnStores(['node-sqlite'], 'the preview of access', ({ open }) => {
  test('says of random memberships, byte for byte, what the delegate is answered', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: liveWithoutStepUps });
    const random = seededRandom(41);
    for (let round = 0; round < memberships; round += 1) {
      const owner = await bank.addMember({
        accounts: { checking: random.between(1, 9_999_99), savings: random.between(0, 9_999_99) },
      });
      for (let payment = random.between(0, 8); payment > 0; payment -= 1) {
        const at = bank.clock.now() - random.between(1, 400) * 86_400_000;
        const amount = random.between(1, 50_00);
        await bank.addPayment(owner, { type: 'credit', amount, at });
      }
      if (random.between(0, 1) === 1) await addCard(bank.dependencies, owner, { kind: 'debit' });
      const owned = await bank.clientOf(owner);
      for (const role of InvitableRole.options) {
        const person = await bank.addMember({ accounts: { checking: 1_00 } });
        await addParty(bank, owner, person, { role, from_at: 0 });
        const caller = await bank.callerOf(person);
        caller.membershipId = owner.membershipId;
        const preview = await owned.people.preview({ role });
        expect(preview.accounts).toHaveLength(2);
        expect(JSON.stringify(preview)).toBe(
          JSON.stringify(await ownAnswers(bank.clientFor(caller))),
        );
      }
    }
  });
});
