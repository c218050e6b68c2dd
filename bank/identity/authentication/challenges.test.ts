import { expect, test } from 'vitest';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { anotherCode, byText, held, openChallengesBank } from '../../testing/test-challenges.ts';
import { type ChallengeHeld, sendChallengeCode } from './challenges.ts';

const minute = 60_000;
const over = { kind: 'over' };

describeOnEveryStore('a challenge', ({ open }) => {
  test('is passed with the code that was sent, blanks and dashes in it or not', async () => {
    const { begin, send, show, member } = await openChallengesBank(await open<Tables>());
    const { id, methods } = await begin();
    expect(methods).toEqual([{ method: 'text', to: '(•••) •••-0177' }]);
    const code = await send();
    expect(await show(byText(` ${code.slice(0, 3)}-${code.slice(3)} `))).toMatchObject({
      kind: 'passed',
      method: 'text',
      challenge: { id, person_id: member.personId },
    });
  });

  test('is not passed with another code, nor before one was sent', async () => {
    const { begin, send, show, member } = await openChallengesBank(await open<Tables>());
    await begin();
    expect(await show(byText('123456'))).toMatchObject({ kind: 'wrong', triesLeft: 4 });
    const code = await send();
    expect(await show(byText(anotherCode(code)))).toEqual({
      kind: 'wrong',
      triesLeft: 3,
      personId: member.personId,
    });
  });

  test('is not passed with the code of another challenge of the same member', async () => {
    const { begin, send, show } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    const other = await begin();
    const codeOfOther = await send();
    expect(code).not.toBe(codeOfOther);
    expect(await show(byText(code), { id: other.id })).toMatchObject({ kind: 'wrong' });
    expect(await show(byText(codeOfOther), { id: other.id })).toMatchObject({ kind: 'passed' });
  });

  test('a code is good once', async () => {
    const { begin, send, show } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    expect(await show(byText(code))).toMatchObject({ kind: 'passed' });
    expect(await show(byText(code))).toEqual(over);
  });

  test('of the same code shown many times at once one passes', async () => {
    const { begin, send, show } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => show(byText(code))));
    expect(outcomes.filter(({ kind }) => kind === 'passed')).toHaveLength(1);
  });

  test('the sixth try is not looked at, though it were right', async () => {
    const { begin, send, show } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await show(byText(anotherCode(code)))).toMatchObject({ kind: 'wrong', triesLeft });
    }
    expect(await show(byText(code))).toEqual(over);
  });

  test('of a burst no more are looked at than are allowed', async () => {
    const { begin, send, show } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => show(byText(anotherCode(code)))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'wrong')).toHaveLength(5);
    expect(await show(byText(code))).toEqual(over);
  });

  test('a code is good for ten minutes and no longer', async () => {
    const { begin, send, show, clock } = await openChallengesBank(await open<Tables>());
    const { id } = await begin({ lifeMs: 30 * minute });
    const code = await send();
    await clock.leap(10 * minute);
    expect(await show(byText(code), { id })).toMatchObject({ kind: 'wrong' });
    const next = await send();
    await clock.leap(10 * minute - 1);
    expect(await show(byText(next), { id })).toMatchObject({ kind: 'passed' });
  });

  test('the challenge is over when its time is', async () => {
    const { begin, send, show, bank, clock } = await openChallengesBank(await open<Tables>());
    await begin();
    await clock.leap(9 * minute);
    const code = await send();
    await clock.leap(minute);
    expect(await show(byText(code))).toEqual(over);
    expect(await sendChallengeCode(bank, held)).toEqual(over);
  });

  test.each<[string, Partial<ChallengeHeld>]>([
    ['another holder', { holder: 'somebody else' }],
    ['another purpose', { purpose: 'step-up' }],
    ['another id', { id: 'unknown' }],
  ])('is not there for %s', async (_, change) => {
    const { begin, send, show, bank } = await openChallengesBank(await open<Tables>());
    await begin();
    const code = await send();
    expect(await show(byText(code), change)).toEqual(over);
    expect(await sendChallengeCode(bank, { ...held, ...change })).toEqual(over);
    expect(await show(byText(code))).toMatchObject({ kind: 'passed' });
  });

  test('without its id the newest of the holder is meant', async () => {
    const { begin, send, show } = await openChallengesBank(await open<Tables>());
    await begin();
    const { id } = await begin();
    expect(await show(byText(await send()))).toMatchObject({ kind: 'passed', challenge: { id } });
    expect(await show(byText('123456'))).toEqual(over);
  });

  test('those that nobody passed are removed once they are over, a few with each new one', async () => {
    const { test: bank, begin, clock } = await openChallengesBank(await open<Tables>());
    for (let count = 0; count < 30; count += 1) await begin({ holder: `browser ${count}` });
    const left = async () => (await dumpTables(bank.store))['challenge']?.length;
    expect(await left()).toBe(30);
    await clock.leap(10 * minute);
    await begin();
    expect(await left()).toBe(11);
    await begin();
    expect(await left()).toBe(2);
  });

  test('one that was passed is kept for a day', async () => {
    const { test: bank, begin, send, show, clock } = await openChallengesBank(await open<Tables>());
    const { id } = await begin();
    await show(byText(await send()));
    const kept = async () =>
      (await dumpTables(bank.store))['challenge']?.some((row) => row.includes(id));
    await clock.leap(24 * 60 * minute);
    await begin();
    expect(await kept()).toBe(true);
    await clock.leap(11 * minute);
    await begin();
    expect(await kept()).toBe(false);
  });

  test('of one holder the newest twenty are kept, and nobody else loses one by it', async () => {
    const { test: bank, begin, send, show } = await openChallengesBank(await open<Tables>());
    const other = await begin({ holder: 'somebody else' });
    for (let count = 0; count < 40; count += 1) await begin();
    const rows = (await dumpTables(bank.store))['challenge'];
    expect(rows).toHaveLength(21);
    expect(rows?.some((row) => row.includes(other.id))).toBe(true);
    expect(await show(byText(await send()))).toMatchObject({ kind: 'passed' });
  });
});
