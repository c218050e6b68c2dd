import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { livePolicy } from '../policy.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { addBox } from '../testing/test-box.ts';
import { newIntent, openBillsBank } from '../testing/test-bills.ts';
import { accountOf } from '../testing/test-member.ts';
import { lend, signedLoan } from '../testing/test-loan.ts';
import { zelle } from '../testing/transfer-requests.ts';

const checking = 'checking' as AccountId;
const noonOn = (day: string) => startOfDay(day as LocalDate, 'America/New_York') + 12 * 60 * 60_000;

describeOnEveryStore('what was due while the bank stood still', ({ open }) => {
  /** Bills, transfers to others, a loan and a box, due on days of their own until the tenth of April. */
  async function liveUntilApril(stops: readonly { readonly from: string; readonly to: string }[]) {
    const { transferLimits } = livePolicy;
    const zelleLimits = { atATime: cents(500_00), aDay: cents(600_00) };
    const opened = await openBillsBank(await open<Tables>(), {
      policy: { transferLimits: { ...transferLimits, zelle: zelleLimits } },
    });
    const { bank, member, client, schedule } = opened;
    const { store, dependencies } = bank;
    await store.db
      .insertInto('product_terms')
      .values({
        product_id: 'share-savings',
        valid_from: '2026-01-01',
        rate: 5_00,
        method: 'daily-balance',
        minimum: 0,
        rounding: 'half-up',
      })
      .execute();
    await store.db
      .updateTable('account')
      .set({ product_id: 'share-savings' })
      .where('id', '=', accountOf(member, 'savings').id)
      .execute();
    await lend(bank);
    const loan = await signedLoan(bank, client);
    await client.loans.setAutopay({ loan, from: checking });
    await addBox(dependencies, member, { rentedOn: '2026-04-01' });
    for (const day of ['2026-04-01', '2026-04-02', '2026-04-03']) {
      await schedule(400_00, day);
      await client.scheduledTransfers.schedule({
        intentKey: newIntent(bank),
        schedule: { transfer: zelle(500_00), date: day },
      });
    }
    const goTo = async (moment: number) => {
      await bank.clock.leap(moment - bank.clock.now());
      for (let again = 0; again < 5; again += 1) await bank.settle();
    };
    for (let day = 20; day <= 41; day += 1) {
      const date = new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10);
      if (!stops.some(({ from, to }) => date >= from && date < to)) await goTo(noonOn(date));
    }
    const { payments } = await client.bills.settled({});
    const { owed, entries } = await client.loans.get({ loan });
    const [charge] = (await client.safeDeposit.billing()).charges.slice(-1);
    const sent = await client.scheduledTransfers.list();
    expect(await faultsOf(bank)).toEqual([]);
    const { accounts } = await client.accounts.list();
    return {
      bills: payments.map(({ date, status, reason }) => [date, status, reason]),
      failed: sent.failed,
      loan: { owed, entries },
      box: [charge?.day, charge?.status],
      balances: accounts.map(({ id, balance }) => [id, balance]),
    };
  }

  test('R-D7 ends as if the bank had been there: bills, transfers within limits, loans, fees, dividends', async () => {
    const without = await liveUntilApril([]);
    expect(without.bills.map(([, status]) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(without.failed).toEqual([]);
    expect(await liveUntilApril([{ from: '2026-04-01', to: '2026-04-06' }])).toEqual(without);
  });
});
