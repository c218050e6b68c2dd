import { afterAll, beforeAll, expect, test } from 'vitest';
import { livePolicy } from '#bank/policy.ts';
import { addPayment } from '#bank/testing/test-member.ts';
import { keepLongStatement, memberFloods, sendFloods } from '#hosts/testing/member-floods.ts';
import { type AttackedBank, openAttackedBank } from './attacked-bank.ts';

const changeRate = { atOnce: 300, perMinute: 60 };
const month = '2026-02';
/** With room: on a quiet machine a turn works a fifth of it, and once worked ten times as much. */
const turnMsMost = 1_000;
const lockMsMost = 3_000;

let bank: AttackedBank;
beforeAll(async () => {
  bank = await openAttackedBank({}, { policy: { ...livePolicy, changeRate } });
});
afterAll(() => bank.close());

/** The most work of this thread in one turn of its event loop, until it is told to stop. */
function watchTurns() {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let longest = 0;
  let before = worked();
  let timer: NodeJS.Immediate;
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
    timer = setImmediate(look);
  };
  timer = setImmediate(look);
  return () => {
    clearImmediate(timer);
    return longest;
  };
}

test('R-S7 A member at every cap asks for everything at once; another member’s requests go on', async () => {
  const { member, browser } = await bank.another({ accounts: { checking: 1_000_00 } });
  const at = Date.parse('2026-02-10T15:00:00Z');
  for (let count = 0; count < 1_500; count += 1) {
    await addPayment(bank.host.bank, member, { type: 'credit', amount: 1, at: at + count });
  }
  await keepLongStatement(bank.host.bank, member, month, 14_000);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const floods = memberFloods(month);

  let isOver = false;
  const flooded = sendFloods(bank.host.address, cookie, floods).finally(() => {
    isOver = true;
  });
  const longestTurn = watchTurns();
  let longestLock = 0;
  const asked: number[] = [];
  while (!isOver) {
    asked.push((await bank.browser.fetch('/api/accounts')).status);
    const begin = performance.now();
    await bank.store.transact(async () => undefined);
    longestLock = Math.max(longestLock, performance.now() - begin);
  }
  const turnMs = longestTurn();
  const statuses = await flooded;

  expect(Object.keys(statuses).toSorted()).toEqual(floods.map(({ what }) => what).toSorted());
  expect(new Set(asked)).toEqual(new Set([200]));
  expect(statuses['writes']).toEqual({ 200: expect.any(Number), 429: expect.any(Number) });
  expect(statuses['writes']?.[200]).toBeLessThanOrEqual(changeRate.atOnce);
  expect(statuses['documents']?.[200]).toBeGreaterThan(0);
  expect(turnMs).toBeLessThan(turnMsMost);
  expect(longestLock).toBeLessThan(lockMsMost);
}, 120_000);
