import { CircleCheck, Clock, ScanLine, Undo2 } from 'lucide-react';
import type { DepositChange } from '#contract/deposits/deposit-change.ts';
import { depositNoticesWords } from '../../deposits/notice-words.ts';
import { formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<DepositChange, NoticeSign> = {
  received: { shape: ScanLine, tone: 'bg-brand-soft text-brand' },
  'partly-available': { shape: Clock, tone: 'bg-positive-soft text-positive' },
  available: { shape: CircleCheck, tone: 'bg-positive-soft text-positive' },
  returned: { shape: Undo2, tone: 'bg-danger-soft text-danger' },
};

/** What happened to a check that was deposited. Opens its transaction. */
export function DepositNotice(props: NoticeOf<'deposit'>) {
  const { changes: words, returned } = useWords(depositNoticesWords);
  const { openTab } = useTabs();
  const { change, toName, amount, sequence, below, fee } = props.notice;
  const details = [
    words[change].detail,
    ...(below === undefined ? [] : [returned.below(formatMoney(below))]),
    ...(fee === undefined ? [] : [returned.fee(formatMoney(fee))]),
  ];
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words[change].title(toName)}
      detail={details.join(' ')}
      amount={amount}
      open={() => openTab('transactions', { event: sequence })}
    />
  );
}
