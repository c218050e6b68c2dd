import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { addCard } from '../testing/test-card.ts';
import { testFactors } from '../testing/test-factors.ts';
import { reEncryptPins } from './sealed-pins.ts';

/** A hash of 8305 as the live bank kept it before PINs were sealed; only its form matters. */
const openHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFn';

function keyedFactors() {
  const sealer = {
    key: 'first',
    seal: (text: string, about: string) => `${sealer.key}|${about}|${text}`,
    open: (sealed: string, about: string) => {
      const [, of, text = ''] = sealed.split('|');
      if (of !== about) throw new Error('It is about something else');
      return text;
    },
    isOld: (sealed: string) => !sealed.startsWith(`${sealer.key}|`),
  };
  return { ...testFactors(), sealer };
}

describeOnEveryStore('A PIN', ({ open }) => {
  async function openWithCard() {
    const factors = keyedFactors();
    const bank = await openTestBank(await open<Tables>(), { factors });
    const member = await bank.addMember();
    await addCard(bank.dependencies, member, { kind: 'debit', lastFour: '2946' });
    const client = await bank.clientOf(member);
    const kept = async () =>
      (await bank.store.db.selectFrom('card_pin').select('pin_hash').execute()).map(
        ({ pin_hash }) => pin_hash,
      );
    return { bank, factors, client, kept };
  }

  test('is kept sealed for its card alone, and re-encrypted when the key is replaced', async () => {
    const { bank, factors, client, kept } = await openWithCard();
    await client.cards.setPin({ card: 'debit', pin: '8305' });
    const [card] = await bank.store.db.selectFrom('card').select('id').execute();
    expect(await kept()).toEqual([expect.stringMatching(`^first\\|card PIN ${card?.id}\\|`)]);
    expect(await reEncryptPins(bank.store, factors)).toBe(0);
    factors.sealer.key = 'second';
    expect(await bank.bank.staff.reEncryptSecrets()).toBe(1);
    expect(await kept()).toEqual([expect.stringMatching(/^second\|/)]);
  });

  test('that was kept before they were sealed is sealed at the next start', async () => {
    const { bank, client, kept } = await openWithCard();
    await client.cards.setPin({ card: 'debit', pin: '8305' });
    await bank.store.db.updateTable('card_pin').set({ pin_hash: openHash }).execute();
    await bank.bank.start();
    expect(await kept()).toEqual([expect.stringMatching(/^first\|.*\|\$argon2id\$/)]);
  });
});
