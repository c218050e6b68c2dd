import { BellRing } from 'lucide-react';
import { alertNoticeWords } from '../../alerts/notices.es.ts';
import { formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/words.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** What the member asked to be told of an account. Opens the alerts. */
export function AlertNotice(props: NoticeOf<'alert'>) {
  const words = useWords(alertNoticeWords);
  const { openPlace } = useTabs();
  const { alertKind, accountName, limit, amount, description } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: BellRing, tone: 'bg-accent-soft text-accent' }}
      title={words.titles[alertKind](accountName)}
      detail={description ?? words.details[alertKind](formatMoney(limit))}
      amount={amount}
      open={() => openPlace('alerts')}
    />
  );
}
