import { CircleX, HandCoins } from 'lucide-react';
import { formatDate } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { loanNoticesWords } from '../../loans/notice-words.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

const bad = { shape: CircleX, tone: 'bg-danger-soft text-danger' };
const good = { shape: HandCoins, tone: 'bg-positive-soft text-positive' };

/** A loan or an application for one. Opens the loans. */
export function LoanNotice(props: NoticeOf<'loan'>) {
  const words = useWords(loanNoticesWords);
  const { change, name, amount, date } = props.notice;
  const isBad = change === 'declined' || change === 'unpaid' || change === 'late';
  return (
    <NoticeLine
      {...props}
      sign={isBad ? bad : good}
      title={words.title(words.changes[change], words.named(name))}
      detail={change === 'unpaid' ? words.unpaid(formatDate(date)) : formatDate(date)}
      amount={amount}
      open={() => openOverlay('loans')}
    />
  );
}
