import { demoPolicy } from '#bank/index.ts';
import type { BankRows } from './bank-rows.ts';
import { BrokenClaim } from './trace.ts';

/** No member has sent more to others in a day than a day's limit, whatever came at the same time. */
export function checkDayLimits(
  transfers: BankRows['transfers'],
  dayOf: (moment: number) => string,
): void {
  const sums = new Map<string, number>();
  for (const { membership_id: member, kind, amount, status, at } of transfers) {
    if (kind === 'internal' || status === 'failed' || status === 'cancelled') continue;
    const key = `${member} by ${kind} on ${dayOf(at)}`;
    const sum = (sums.get(key) ?? 0) + amount;
    sums.set(key, sum);
    if (sum > demoPolicy.transferLimits[kind].aDay) {
      throw new BrokenClaim(`${sum} was sent by ${key}, more than the limit of a day`);
    }
  }
}
