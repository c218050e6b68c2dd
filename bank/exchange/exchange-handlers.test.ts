import { convert, type RatesPerDollar } from '#contract/exchange/exchange-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { describe, expect, test } from 'vitest';
import type { RatesTaken, RateSource } from '../ports.ts';
import type { Tables } from '../tables.ts';
import { collectingLog } from '../testing/test-ports.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { HeldRates, isFresh, sampleRates } from './exchange-handlers.ts';

const minute = 60_000;
const moment = (text: string) => Date.parse(text) as EpochMs;

describeOnEveryStore('exchange rates', ({ open }) => {
  test('R-E5 the rates of the specification, stamped with the last quarter of an hour', async () => {
    const start = '2026-03-02T15:07:30Z';
    const bank = await openTestBank(await open<Tables>(), { start, policy: longSessions });
    const client = await bank.clientOf(await bank.addMember());
    const answer = await client.exchange.rates();
    expect(answer).toEqual({
      takenAt: moment('2026-03-02T15:00:00Z'),
      fresh: true,
      renewedEveryMinutes: 15,
      origin: 'sample',
      rates: [
        { currency: 'USD', perDollar: 1_000_000, decimals: 2 },
        { currency: 'EUR', perDollar: 920_000, decimals: 2 },
        { currency: 'GBP', perDollar: 790_000, decimals: 2 },
        { currency: 'CAD', perDollar: 1_350_000, decimals: 2 },
        { currency: 'JPY', perDollar: 149_820_000, decimals: 0 },
      ],
    });
    const rates = Object.fromEntries(
      answer.rates.map(({ currency, perDollar }) => [currency, perDollar]),
    ) as RatesPerDollar;
    expect(convert(100_00n, 'USD', 'EUR', rates)).toBe(92_00n);

    bank.clock.set('2026-03-02T15:15:00Z');
    expect(await client.exchange.rates()).toMatchObject({
      takenAt: moment('2026-03-02T15:15:00Z'),
      fresh: true,
    });
  });

  test('R-D9 rates of a source that has failed are told with their time, and not as fresh', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const takenAt = (bank.clock.now() - minute) as EpochMs;
    const published = {
      ...(await sampleRates.read(takenAt)),
      takenAt,
      origin: 'published',
    } as const;
    let fails = false;
    const rates: RateSource = {
      async read() {
        if (fails) {
          throw new Error('out of reach');
        }
        return published;
      },
    };
    const beside = bank.beside({ rates });
    const client = await beside.clientOf(await bank.addMember());
    expect(await client.exchange.rates()).toMatchObject({
      takenAt,
      fresh: true,
      origin: 'published',
    });
    fails = true;
    bank.clock.set(takenAt + 15 * minute);
    expect(await client.exchange.rates()).toMatchObject({ takenAt, fresh: false });
    expect(bank.log.lines).toHaveLength(1);
  });
});

describe('the rates that are held', () => {
  const start = moment('2026-03-02T15:00:00Z');
  const at = (minutes: number) => (start + minutes * minute) as EpochMs;

  function counted(takenAt: (now: EpochMs) => EpochMs) {
    const asked: EpochMs[] = [];
    const source: RateSource = {
      async read(now): Promise<RatesTaken> {
        asked.push(now);
        return { ...(await sampleRates.read(now)), takenAt: takenAt(now) };
      },
    };
    return { held: new HeldRates(source, collectingLog()), asked };
  }

  test('R-D9 the source is asked once in fifteen minutes', async () => {
    const { held, asked } = counted((now) => now);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await held.read(at(minutes));
    }
    expect(asked).toEqual([at(0), at(15), at(30), at(45)]);
  });

  test('R-D9 a source that has nothing new is asked every minute, and its rates stay old', async () => {
    const { held, asked } = counted(() => at(-20));
    expect(isFresh(await held.read(at(0)), at(0))).toBe(false);
    await held.read((at(1) - 1) as EpochMs);
    await held.read(at(1));
    await held.read(at(2));
    expect(asked).toEqual([at(0), at(1), at(2)]);
  });

  test('a source that fails from the beginning has no rates', async () => {
    const failing: RateSource = {
      async read() {
        throw new Error('no rates');
      },
    };
    await expect(new HeldRates(failing, collectingLog()).read(at(0))).rejects.toThrow('no rates');
  });
});
