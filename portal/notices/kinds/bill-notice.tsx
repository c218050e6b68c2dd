import { Ban, CalendarClock, CircleX, ReceiptText } from 'lucide-react';
import type { BillStatus } from '#contract/bills/bills.ts';
import { formatDate } from '../../language/format.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<BillStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  paid: { shape: ReceiptText, tone: 'bg-positive-soft text-positive' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a payment of a bill stands. Opens its transaction once it is paid, before that the payments. */
export function BillNotice(props: NoticeOf<'bill'>) {
  const words = useWords(shellWords).notifications;
  const { openTab } = useTabs();
  const { status, payeeName, date, reason, amount, sequence } = props.notice;
  const { title, detail } = words.bills[status];
  return (
    <NoticeLine
      {...props}
      sign={signs[status]}
      title={title(payeeName)}
      detail={
        reason === undefined
          ? detail(formatDate(date))
          : words.billReasons[reason](formatDate(date))
      }
      amount={amount}
      open={() =>
        status === 'paid'
          ? openTab('transactions', { event: sequence })
          : openTab('dashboard', { open: 'bill-payments' })
      }
    />
  );
}
