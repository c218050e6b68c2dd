import { CircleX, Vault } from 'lucide-react';
import { formatDate } from '../../language/format.ts';
import { safeDepositNoticesWords } from '../../safe-deposit/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<NoticeOf<'safe-deposit-charge'>['notice']['status'], NoticeSign> = {
  paid: { shape: Vault, tone: 'bg-positive-soft text-positive' },
  unpaid: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
};

/** The yearly fee of the safe deposit box. Opens its transaction once it is paid, else the box. */
export function SafeDepositChargeNotice(props: NoticeOf<'safe-deposit-charge'>) {
  const words = useWords(safeDepositNoticesWords).charge;
  const { openTab } = useTabs();
  const { status, amount, date, sequence } = props.notice;
  const { title, detail } = words[status];
  return (
    <NoticeLine
      {...props}
      sign={signs[status]}
      title={title}
      detail={detail(formatDate(date))}
      amount={amount}
      open={() =>
        status === 'paid'
          ? openTab('transactions', { event: sequence })
          : openTab('dashboard', { open: 'safe-deposit' })
      }
    />
  );
}
