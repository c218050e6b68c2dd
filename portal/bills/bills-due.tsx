import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import { AttentionLine } from '../dashboard/attention-line.tsx';
import { dashboardWords } from '../dashboard/words.ts';
import { formatShortDay } from '../language/short-day.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dueSoon } from './due-soon.ts';
import { upcomingBillsQuery } from './queries.ts';

/** The bills that are paid within three days. Nothing where there is none, and nothing where they cannot be read. */
export function BillsDue() {
  const words = useWords(dashboardWords).billsDue;
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
