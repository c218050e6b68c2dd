import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { insertRows } from '../database/bulk-insert.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { TestMember } from './test-member.ts';
import { monthAt, startOfDay } from '../calendar/local-time.ts';
import type { TestBank } from './test-bank.ts';

const amount = 1_00;

/** Gives each of the members a bill and a transfer to another bank, from their checking, that are due at one moment. */
export async function scheduleForEach(
  { store, clock, newId, timeZone }: BankDependencies,
  members: readonly TestMember[],
  dueAt: EpochMs,
): Promise<void> {
  const now = clock.now();
  const day = `${monthAt(now, timeZone)}-01`;
  const series = members.map(({ membershipId, accounts }) => ({
    id: newId(),
    membership_id: membershipId,
    from_account_id: accounts['checking']?.id ?? '',
    amount,
    memo: '',
    repeat: 'once' as const,
    first_day: day,
    created_at: now,
    confirmed: 1 as const,
  }));
  const bills = series.map((one) => ({ ...one, payee_id: newId() }));
  const occurrenceOf = ({
    id,
    membership_id,
  }: Pick<(typeof series)[number], 'id' | 'membership_id'>) => ({
    id: newId(),
    series_id: id,
    sequence: 1,
    membership_id,
    day,
    status: 'scheduled' as const,
    due_at: dueAt,
    settled_at: null,
    reason: null,
  });
  await store.transact(async (scope) => {
    await insertRows(
      scope,
      'payee',
      bills.map(({ payee_id: id, membership_id }) => ({
        id,
        membership_id,
        name: `City Power ${id}`,
        name_key: `city power ${id}`,
        account_number: '4401992817',
        category: 'Utilities',
        card_id: null,
        created_at: now,
        removed_at: null,
      })),
    );
    await insertRows(scope, 'bill_series', bills);
    await insertRows(
      scope,
      'bill_payment',
      series.map((one) => ({ ...occurrenceOf(one), posting_id: null })),
    );
    const transfers = series.map((one) => ({
      ...one,
      id: newId(),
      kind: 'external' as const,
      to_account_id: null,
      goal_id: null,
      recipient_id: null,
      to_name: 'Ana Ruiz',
      email: 'ana.ruiz@mail.example',
      phone: null,
      bank_name: 'First Harbor Bank',
      account_number: '4401992817',
      routing_number: '021000021',
    }));
    await insertRows(scope, 'transfer_series', transfers);
    await insertRows(
      scope,
      'scheduled_transfer',
      transfers.map((one) => ({ ...occurrenceOf(one), transfer_id: null })),
    );
  });
}

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
