import type { LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { addSampleMember } from './add-sample-member.ts';
import { sample } from './sample-member.ts';

describeOnEveryStore('the cards of the sample member', ({ open }) => {
  async function sampleCardsAt(start: string) {
    const bank = await openTestBank(await open<Tables>(), { start });
    await addSampleMember(bank.dependencies);
    const caller = new TestCaller(await bank.bank.openSessionFor(sample.username));
    const { cards } = await bank.clientFor(caller).cards.list();
    return { bank, cards };
  }

  test('R-D3 R-E2 are three, with the limits and the use of today that the spec says', async () => {
    const { cards } = await sampleCardsAt('2026-11-21T15:00:00Z');
    expect(cards).toMatchObject([
      {
        type: 'Debit Card',
        cardNumber: '••••2946',
        holderName: 'Avery Morgan',
        expiryDate: '02/29',
        cardBrand: 'Visa',
        status: 'Active',
        dailyLimit: 5_000_00,
        usedToday: 850_00,
        linkedAccount: { id: 'checking', name: 'Everyday Checking', number: '••••4821' },
      },
      {
        type: 'Credit Card',
        cardBrand: 'Mastercard',
        status: 'Active',
        creditLimit: 15_000_00,
        currentBalance: 3_247_50,
        availableCredit: 11_752_50,
        utilization: 22,
      },
      {
        type: 'Business Card',
        cardBrand: 'American Express',
        status: 'Active',
        creditLimit: 25_000_00,
        currentBalance: 8_742_18,
        availableCredit: 16_257_82,
        utilization: 35,
      },
    ]);
  });

  test('R-D3 used $850.00 today even half a minute after midnight, and nothing yet to come', async () => {
    const midnight = startOfDay('2026-03-08' as LocalDate, 'America/New_York');
    const start = new Date(midnight + 30_000).toISOString();
    const { bank, cards } = await sampleCardsAt(start);
    expect(cards[0]).toMatchObject({ usedToday: 850_00 });
    const { last } = await bank.store.db
      .selectFrom('card_entry')
      .select(({ fn }) => fn.max('at').as('last'))
      .executeTakeFirstOrThrow();
    expect(last).toBeLessThanOrEqual(bank.clock.now());
  });
});
