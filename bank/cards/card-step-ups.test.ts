import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { asksFirst, stepUpOf } from '../testing/show-who-is-there.ts';
import { openTestBank, type Client } from '../testing/test-bank.ts';
import { addCard } from '../testing/test-card.ts';

type Ask = (client: Client, key: string) => Promise<unknown>;

const card = 'debit';
const guarded: [string, Ask, object][] = [
  ['a new PIN', (client) => client.cards.setPin({ card, pin: '8305' }), { kind: 'set-pin' }],
  ['unlocking', (client) => client.cards.unlock({ card }), { kind: 'unlock-card' }],
  [
    'a higher limit',
    (client) => client.cards.setLimit({ card, limit: 6_000_00 }),
    { kind: 'raise-card-limit', limit: 6_000_00 },
  ],
  [
    'a new card',
    (client, intentKey) => client.cards.requestReplacement({ card, intentKey, reason: 'damaged' }),
    { kind: 'replace-card' },
  ],
  [
    'turning security notices off',
    (client) => client.settings.setNotifications({ security: false }),
    { kind: 'turn-off-security-notices' },
  ],
];

describeOnEveryStore('what a thief with an open session would do', ({ open }) => {
  async function bankWithCard() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember();
    await addCard(bank.dependencies, member, { kind: card });
    const client = await bank.clientOf(member);
    await client.cards.lock({ card });
    const proof = { method: 'password', password: member.password } as const;
    return { bank, client, proof };
  }

  test.each(guarded)(
    '%s is held up, and done once it was shown who is there',
    async (_what, ask, permits) => {
      const { bank, client, proof } = await bankWithCard();
      const key = bank.newKey();
      const before = [await client.cards.list(), await client.settings.get()];
      const asked = await stepUpOf(ask(client, key));
      expect(asked.permits).toMatchObject(permits);
      expect([await client.cards.list(), await client.settings.get()]).toEqual(before);
      await client.stepUp.confirm({ stepUp: asked.stepUp, proof });
      await expect(ask(client, key)).resolves.toBeDefined();
      expect([await client.cards.list(), await client.settings.get()]).not.toEqual(before);
    },
  );

  test('a proof for one limit is good for no other limit', async () => {
    const { client, proof } = await bankWithCard();
    const { stepUp } = await stepUpOf(client.cards.setLimit({ card, limit: 6_000_00 }));
    await client.stepUp.confirm({ stepUp, proof });
    await expect(client.cards.setLimit({ card, limit: 7_000_00 })).rejects.toMatchObject(asksFirst);
  });

  test('locking, a lower limit and turning notices on ask for nothing', async () => {
    const { client } = await bankWithCard();
    await expect(client.cards.lock({ card })).resolves.toBeDefined();
    await expect(client.cards.setLimit({ card, limit: 4_000_00 })).resolves.toBeDefined();
    await expect(client.settings.setNotifications({ security: true })).resolves.toBeDefined();
  });
});
