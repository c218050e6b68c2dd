import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import { AttentionLine } from '../design-system/composed/attention-line.tsx';
import { formatShortDay } from '../language/format.ts';
import { useTabs } from '../navigation/tabs.ts';
import { upcomingBillsQuery } from './queries.ts';
import type { BillPayment } from '#contract/bills/bills.ts';
import type { LocalDate } from '#contract/time/time.ts';

interface BillsDueWords {
  readonly heading: string;
  readonly more: (count: number) => string;
  readonly view: string;
}

/** The bills that are paid within three days. Nothing where there is none, and nothing where they cannot be read. */
export function BillsDue({ words }: { words: BillsDueWords }) {
  const { openPlace } = useTabs();
  const { data } = useQuery(upcomingBillsQuery);
  const due = data === undefined ? [] : dueSoon(data.payments, data.earliest);
  const [first] = due;
  if (first === undefined) return null;
  const named = `${first.payeeName}, ${formatShortDay(first.date)}`;
  return (
    <AttentionLine
      id="bills-due"
      icon={ReceiptText}
      words={words}
      detail={[named, ...(due.length > 1 ? [words.more(due.length - 1)] : [])].join(' · ')}
      amount={due.reduce((sum, { amount }) => cents(sum + amount), cents(0))}
      onView={() => openPlace('bills')}
    />
  );
}

/** A bill needs attention so many days before its payment. */
const daysAhead = 3;

const dayMs = 24 * 60 * 60_000;

/** The payments of today and the three days after it, among those that lie ahead. */
export function dueSoon(
  payments: readonly BillPayment[],
  today: LocalDate,
): readonly BillPayment[] {
  // Calendar days are counted in UTC, where each is as long as any other.
  return payments.filter(({ date }) => (Date.parse(date) - Date.parse(today)) / dayMs <= daysAhead);
}
