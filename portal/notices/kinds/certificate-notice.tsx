import { CalendarClock, CircleCheck, RefreshCw } from 'lucide-react';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { formatDate } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { certificateNoticesWords } from '../../products/notice-words.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<NoticeOf<'certificate'>['notice']['change'], NoticeSign> = {
  'matures-soon': { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  renewed: { shape: RefreshCw, tone: 'bg-positive-soft text-positive' },
  'paid-out': { shape: CircleCheck, tone: 'bg-positive-soft text-positive' },
};

/** A certificate that matures soon, or has. Opens the dashboard, where it stands, or stood. */
export function CertificateNotice(props: NoticeOf<'certificate'>) {
  const words = useWords(certificateNoticesWords);
  const language = useLanguage();
  const { openTab } = useTabs();
  const { change, name, date, amount, atMaturity } = props.notice;
  const day = formatDate(date);
  const details = {
    'matures-soon': () => words.soon[atMaturity](day),
    renewed: () => words.renewed(day),
    'paid-out': () => words.paidOut(day),
  };
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words.titles[change](ownNameIn(name, language))}
      detail={details[change]()}
      amount={amount}
      open={() => openTab('dashboard')}
    />
  );
}
