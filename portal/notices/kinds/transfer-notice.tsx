import { ArrowUpRight, Ban, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { formatDate } from '../../language/format.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<TransactionStatus, NoticeSign> = {
  processing: { shape: LoaderCircle, tone: 'bg-brand-soft text-brand' },
  completed: { shape: ArrowUpRight, tone: 'bg-positive-soft text-positive' },
  pending: { shape: Clock, tone: 'bg-warning-soft text-warning' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

/** How a transfer stands. Opens its transaction. */
export function TransferNotice(props: NoticeOf<'transfer'>) {
  const words = useWords(shellWords).notifications;
  const { openTab } = useTabs();
  const { transferKind, status, toName, amount, sequence, dueElsewhere } = props.notice;
  const { title, detail } = (transferKind === 'internal' ? words.toOwnAccount : words.toOthers)[
    status
  ];
  return (
    <NoticeLine
      {...props}
      sign={signs[status]}
      title={title(toName)}
      detail={
        status === 'completed' && transferKind !== 'internal'
          ? words.sentOn[transferKind](dueElsewhere === undefined ? null : formatDate(dueElsewhere))
          : detail
      }
      amount={amount}
      open={() => openTab('transactions', { event: sequence })}
    />
  );
}
