import type { LocalDate } from '#contract/time/time.ts';
import { startOfDay } from '../calendar/local-time.ts';
import type { TestBank } from './test-bank.ts';

/** Six in the morning of that day, in New York: when bills are paid and scheduled transfers are sent. */
export function sixOn(day: string): number {
  return startOfDay(day as LocalDate, 'America/New_York') + 6 * 60 * 60_000;
}

/** Moves the clock to that moment, and waits for everything due until then. */
export async function goTo(bank: TestBank, moment: number): Promise<void> {
  await bank.clock.leap(moment - bank.clock.now());
  // An occurrence of a series that is overdue brings the next one, which may be overdue as well.
  for (let again = 0; again < 5; again += 1) {
    await bank.settle();
  }
}
