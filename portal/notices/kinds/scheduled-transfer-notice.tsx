import { ArrowUpRight, Ban, CalendarClock, CircleX } from 'lucide-react';
import type { ScheduledTransferStatus } from '#contract/transfers/scheduled-transfer-status.ts';
import { formatDate } from '../../language/format.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<ScheduledTransferStatus, NoticeSign> = {
  scheduled: { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  sent: { shape: ArrowUpRight, tone: 'bg-positive-soft text-positive' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a transfer on a later day stands. Opens the list of them. */
export function ScheduledTransferNotice(props: NoticeOf<'scheduled-transfer'>) {
  const words = useWords(shellWords).notifications.scheduledTransfers;
  const { openTab } = useTabs();
  const { status, reason, toName, date, amount } = props.notice;
  const { title, detail } = words.byStatus[status];
  return (
    <NoticeLine
      {...props}
      sign={signs[status]}
      title={title(toName)}
      detail={reason === null ? detail(formatDate(date)) : words.reasons[reason](formatDate(date))}
      amount={amount}
      open={() => openTab('transfer')}
    />
  );
}
