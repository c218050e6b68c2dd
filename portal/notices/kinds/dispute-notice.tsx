import { Ban, CircleCheck, CircleX, Scale, Undo2 } from 'lucide-react';
import type { DisputeChange } from '#contract/disputes/dispute-change.ts';
import { disputeNoticesWords } from '../../disputes/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<DisputeChange, NoticeSign> = {
  opened: { shape: Scale, tone: 'bg-brand-soft text-brand' },
  credited: { shape: Scale, tone: 'bg-positive-soft text-positive' },
  'resolved-for': { shape: CircleCheck, tone: 'bg-positive-soft text-positive' },
  'resolved-against': { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  'taken-back': { shape: Undo2, tone: 'bg-danger-soft text-danger' },
  withdrawn: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a dispute stands. Opens the disputed transaction. */
export function DisputeNotice(props: NoticeOf<'dispute'>) {
  const words = useWords(disputeNoticesWords).changes;
  const { openTab } = useTabs();
  const { change, description, amount, sequence } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words[change].title(description)}
      detail={words[change].detail}
      amount={amount}
      open={() => openTab('transactions', { event: sequence })}
    />
  );
}
