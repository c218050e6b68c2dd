import { forecastDays, forecastItemsMost } from '#contract/forecast/forecast-terms.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { longTasks as makeTasks, runHere } from '../long-tasks.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { addPayee, newIntent } from '../testing/test-bills.ts';
import { external } from '../testing/transfer-requests.ts';

describeOnEveryStore('the forecasts of memberships', ({ open }) => {
  /** A member in a bank that counts its rehearsals, each of which waits for `mayRun`. */
  async function prepare() {
    const opened = await openTestBank(await open<Tables>());
    const waits = Promise.withResolvers<void>();
    const seen = { begun: 0, givenUp: 0, mayRun: waits.resolve };
    const tasks = makeTasks(opened.dependencies);
    const longTasks = runHere({
      ...tasks,
      async rehearse(request, signal) {
        seen.begun += 1;
        signal.addEventListener('abort', () => (seen.givenUp += 1));
        await waits.promise;
        return await tasks.rehearse(request, signal);
      },
    });
    const bank = opened.beside({ longTasks });
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    const payee = await addPayee(bank, client);
    const payBill = (amount: number, date: string, repeat: 'once' | 'weekly' = 'once') =>
      client.bills.schedule({
        intentKey: newIntent(bank),
        bill: { payee: payee.id, from: 'checking', amount, date, repeat },
      });
    return { bank, member, client, payBill, seen };
  }

  test('R-G4 While a forecast is made its membership can change, and the next one knows of it', async () => {
    const { client, payBill, seen } = await prepare();
    const asked = client.forecast.month();
    await expect.poll(() => seen.begun).toBe(1);
    await payBill(10_00, '2026-03-05');
    seen.mayRun();
    expect((await asked).items).toEqual([]);
    expect((await client.forecast.month()).items).toHaveLength(1);
  });

  test('R-G4 Those who ask at the same time share a rehearsal, and it is kept until something changes', async () => {
    const { client, payBill, seen } = await prepare();
    const asked = [client.forecast.month(), client.forecast.month()];
    await expect.poll(() => seen.begun).toBe(1);
    seen.mayRun();
    const [one, other] = await Promise.all(asked);
    expect(one).toEqual(other);
    await client.forecast.failsAfter({ transfer: external(1_00) });
    await client.forecast.month();
    expect(seen.begun).toBe(2);
    await payBill(10_00, '2026-03-05');
    await client.forecast.month();
    expect(seen.begun).toBe(3);
  });

  test('R-G4 A rehearsal is given up when the last who wants it has left', async () => {
    const { client, seen } = await prepare();
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [one, other].map(({ signal }) => client.forecast.month(undefined, { signal }));
    const ends = Promise.allSettled(asked);
    await expect.poll(() => seen.begun).toBe(1);
    one.abort();
    await Promise.resolve();
    expect(seen.givenUp).toBe(0);
    other.abort();
    await expect.poll(() => seen.givenUp).toBe(1);
    seen.mayRun();
    await ends;
    expect((await client.forecast.month()).items).toEqual([]);
  });

  test('R-G4 A bank that stops gives up what is rehearsed, before its store closes, logs no fault, and goes on when it starts again', async () => {
    const { bank, client, seen } = await prepare();
    const asked = Promise.allSettled([client.forecast.month()]);
    await expect.poll(() => seen.begun).toBe(1);
    const stopped = bank.stop();
    await expect.poll(() => seen.givenUp).toBe(1);
    seen.mayRun();
    await stopped;
    expect(await asked).toMatchObject([{ reason: { code: 'UNAVAILABLE' } }]);
    expect(bank.dependencies.log.lines).toEqual([]);
    await bank.start();
    expect((await client.forecast.month()).items).toEqual([]);
  });

  test('R-G4 A member who asks about too many transfers at once is told to come again', async () => {
    const { client, seen } = await prepare();
    seen.mayRun();
    const asked = Array.from({ length: 12 }, (_, index) =>
      client.forecast.failsAfter({ transfer: external(1_00 + index) }),
    );
    const ends = await Promise.allSettled(asked);
    const refused = ends.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  test('R-G4 Where more is scheduled than a forecast has room for, it looks fewer days ahead and says until when', async () => {
    const { bank, member, client, payBill, seen } = await prepare();
    seen.mayRun();
    const today = '2026-03-02' as LocalDate;
    expect(await client.forecast.month()).toMatchObject({ until: addDays(today, forecastDays) });
    const first = await payBill(1, '2026-03-05', 'weekly');
    const { db } = bank.store;
    const series = await db.selectFrom('bill_series').selectAll().executeTakeFirstOrThrow();
    const bill = await db.selectFrom('bill_payment').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: forecastItemsMost / 2 }, () => bank.newKey());
    for (const id of ids) {
      await db
        .insertInto('bill_series')
        .values({ ...series, id })
        .execute();
      await db
        .insertInto('bill_payment')
        .values({ ...bill, id, series_id: id })
        .execute();
    }
    await bank.addPayment(member, { type: 'credit', amount: 1, at: bank.clock.now() });
    const { until, items, accounts } = await client.forecast.month();
    expect(first.date).toBe('2026-03-05');
    expect(until).toBe('2026-03-11');
    expect(items).toHaveLength(forecastItemsMost / 2 + 1);
    expect(accounts[0]?.balances).toHaveLength(10);
  });
});
