import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { clearTries, countTry, giveBackTry } from './attempts.ts';
import { type Bucket, everybodyBucket, nameBucket } from './buckets.ts';

const day = 24 * 60 * 60_000;
const jordan = nameBucket('sign-in', 'jordan');
const blake = nameBucket('sign-in', 'blake');
const everybody = everybodyBucket('sign-in');

describeOnEveryStore('tries that are counted', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>());
    const count = (...buckets: Bucket[]) => countTry(bank.dependencies, buckets);
    const countTimes = async (times: number, ...buckets: Bucket[]) => {
      for (let time = 0; time < times; time += 1) await count(...buckets);
    };
    const rows = async () => (await dumpTables(bank.store))['attempt'] ?? [];
    return { bank, count, countTimes, rows };
  }

  test('the fifth is the last before a wait', async () => {
    const { bank, count, countTimes } = await prepare();
    await countTimes(4, jordan);
    expect(await count(jordan)).toEqual({ kind: 'counted' });
    expect(await count(jordan)).toEqual({
      kind: 'blocked',
      bucket: jordan,
      until: bank.clock.now() + 5_000,
      retryAfterMs: 5_000,
    });
    await bank.clock.leap(4_999);
    expect(await count(jordan)).toMatchObject({ kind: 'blocked', retryAfterMs: 1 });
    await bank.clock.leap(1);
    expect(await count(jordan)).toEqual({ kind: 'counted' });
    expect(await count(jordan)).toMatchObject({ retryAfterMs: 10_000 });
  });

  test('of fifty at once five are let through', async () => {
    const { count } = await prepare();
    const all = await Promise.all(Array.from({ length: 50 }, () => count(jordan, everybody)));
    expect(all.filter(({ kind }) => kind === 'counted')).toHaveLength(5);
  });

  test('of fifty at once by two processes five are let through', async () => {
    const { bank, count } = await prepare();
    const other = bank.beside();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        number % 2 === 0 ? count(jordan) : countTry(other.dependencies, [jordan]),
      ),
    );
    expect(all.filter(({ kind }) => kind === 'counted')).toHaveLength(5);
  });

  test('where one bucket is blocked, nothing is counted in the others, and nothing is written', async () => {
    const { count, countTimes, rows } = await prepare();
    await countTimes(5, jordan);
    const before = await rows();
    expect(await count(everybody, jordan, blake)).toMatchObject({
      kind: 'blocked',
      bucket: jordan,
    });
    expect(await rows()).toEqual(before);
  });

  test('each name is counted for itself', async () => {
    const { count, countTimes } = await prepare();
    await countTimes(5, jordan);
    expect(await count(blake)).toEqual({ kind: 'counted' });
  });

  test('one that is given back was never made', async () => {
    const { bank, count, countTimes } = await prepare();
    await countTimes(5, jordan);
    const at = bank.clock.now();
    await bank.store.transact(({ trx }) => giveBackTry(trx, [jordan, everybody], at));
    expect(await count(jordan)).toEqual({ kind: 'counted' });
    expect(await count(jordan)).toMatchObject({ kind: 'blocked' });
  });

  test('those that are cleared are forgotten, and no others', async () => {
    const { bank, count, countTimes } = await prepare();
    await countTimes(5, jordan, blake);
    await bank.store.transact(({ trx }) => clearTries(trx, [jordan]));
    expect(await count(jordan)).toEqual({ kind: 'counted' });
    expect(await count(blake)).toMatchObject({ kind: 'blocked' });
  });

  test('a clock that is put back by a day makes five seconds ten, and not a day', async () => {
    const { bank, count, countTimes, rows } = await prepare();
    await countTimes(5, jordan);
    await bank.clock.leap(-day);
    expect(await count(jordan)).toMatchObject({ kind: 'blocked', retryAfterMs: 10_000 });
    const written = await rows();
    await bank.clock.leap(4_000);
    expect(await count(jordan)).toMatchObject({ kind: 'blocked', retryAfterMs: 6_000 });
    expect(await rows()).toEqual(written);
    await bank.clock.leap(6_000);
    expect(await count(jordan)).toEqual({ kind: 'counted' });
  });

  test('they outlive the process', async () => {
    const { bank, countTimes } = await prepare();
    await countTimes(5, jordan);
    expect(await countTry(bank.beside().dependencies, [jordan])).toMatchObject({ kind: 'blocked' });
  });

  test('rows of long ago are removed, a few with each try', async () => {
    const { bank, count, rows } = await prepare();
    for (let number = 0; number < 30; number += 1) {
      await count(nameBucket('sign-in', `guess ${number}`));
    }
    await bank.clock.leap(31 * day);
    await count(jordan);
    expect(await rows()).toHaveLength(11);
    await count(jordan);
    expect(await rows()).toHaveLength(1);
  });
});
