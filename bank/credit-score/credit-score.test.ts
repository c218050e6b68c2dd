import {
  creditScoreHighest,
  creditScoreLowest,
} from '#contract/credit-score/credit-score-terms.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { addSamplePlanning } from '../sample/add-sample-member.ts';
import type { Tables } from '../tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { bandOf } from './credit-score-handlers.ts';

test.each([
  [creditScoreLowest, 'poor'],
  [579, 'poor'],
  [580, 'fair'],
  [669, 'fair'],
  [670, 'good'],
  [739, 'good'],
  [740, 'very-good'],
  [799, 'very-good'],
  [800, 'exceptional'],
  [creditScoreHighest, 'exceptional'],
])('R-D13 a score of %i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

describeOnEveryStore('the credit score', ({ open }) => {
  async function bankWithSample() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const { timeZone } = bank.dependencies;
    await bank.store.transact((scope) =>
      addSamplePlanning(scope, member, bank.clock.now(), timeZone),
    );
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-D13 more than a year of scores stands there, one a month, the newest first', async () => {
    const { client } = await bankWithSample();
    const { scores, change, factors } = await client.creditScore.history();
    expect(scores.length).toBeGreaterThan(12);
    expect(scores.slice(0, 3).map(({ date }) => date)).toEqual([
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
    ]);
    const [newest, before] = scores;
    expect(newest).toEqual({ date: '2026-03-01', score: 768, band: 'very-good' });
    expect(change).toBe((newest?.score ?? 0) - (before?.score ?? 0));
    expect(factors.map(({ code }) => code)).toEqual([
      'payment-history',
      'amounts-owed',
      'length-of-history',
      'new-credit',
      'credit-mix',
    ]);
    expect(new Set(factors.map(({ direction }) => direction))).toEqual(
      new Set(['raises', 'lowers', 'neutral']),
    );
  });

  test('R-D13 whose score was never recorded has none, and nobody sees another’s', async () => {
    const { bank } = await bankWithSample();
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await stranger.creditScore.history()).toEqual({
      scores: [],
      change: null,
      factors: [],
    });
  });

  test('R-D13 of a first score there is no change, and of long histories two years are shown', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const record = (recorded_on: string, score: number) =>
      bank.store.db
        .insertInto('credit_score')
        .values({ person_id: member.personId, recorded_on, score })
        .execute();
    await record('2023-01-01', 700);
    expect(await client.creditScore.history()).toMatchObject({ change: null, factors: [] });
    for (let month = 0; month < 30; month += 1) {
      const year = 2023 + Math.floor((month + 1) / 12);
      await record(`${year}-${String(((month + 1) % 12) + 1).padStart(2, '0')}-01`, 690);
    }
    const { scores, change } = await client.creditScore.history();
    expect(scores).toHaveLength(24);
    expect(change).toBe(0);
  });

  test.each([299, 851])('R-D13 the database keeps no score of %i', async (score) => {
    const { bank, member } = await bankWithSample();
    await expect(
      bank.store.db
        .insertInto('credit_score')
        .values({ person_id: member.personId, recorded_on: '2020-01-01', score })
        .execute(),
    ).rejects.toThrow(/check constraint/i);
  });
});
