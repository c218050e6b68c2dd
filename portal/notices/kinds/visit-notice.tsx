import { CalendarCheck, CalendarX } from 'lucide-react';
import { formatMoment } from '../../language/format.ts';
import { safeDepositNoticesWords } from '../../safe-deposit/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<NoticeOf<'visit'>['notice']['change'], NoticeSign> = {
  scheduled: { shape: CalendarCheck, tone: 'bg-brand-soft text-brand' },
  cancelled: { shape: CalendarX, tone: 'bg-sunken text-muted' },
};

/** A visit to the safe deposit box was scheduled or cancelled. Opens the box. */
export function VisitNotice(props: NoticeOf<'visit'>) {
  const words = useWords(safeDepositNoticesWords).visit;
  const { openTab } = useTabs();
  const { change, startsAt, branch } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words[change](formatMoment(startsAt))}
      detail={branch}
      open={() => openTab('dashboard', { open: 'safe-deposit' })}
    />
  );
}
