import { CircleX } from 'lucide-react';
import { goalNoticeWords } from '../../goals/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** A rule of a goal brought nothing. Opens the goals. */
export function GoalSkippedNotice(props: NoticeOf<'goal-skipped'>) {
  const words = useWords(goalNoticeWords);
  const { goalName, rule, amount, fromName } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: CircleX, tone: 'bg-danger-soft text-danger' }}
      title={words.skipped(goalName)}
      detail={words.detail(rule, fromName)}
      amount={amount}
      open={() => openOverlay('goals')}
    />
  );
}
