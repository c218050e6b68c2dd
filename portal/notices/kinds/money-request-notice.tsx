import { HandCoins } from 'lucide-react';
import { useWords } from '../../language/sentences.ts';
import { moneyRequestNoticeWords } from '../../money-requests/notice-words.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** Somebody asks for money, or a request of the member was decided. Opens the requests. */
export function MoneyRequestNotice(props: NoticeOf<'money-request'>) {
  const words = useWords(moneyRequestNoticeWords);
  const { openPlace } = useTabs();
  const { change, name, note, amount } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: HandCoins, tone: 'bg-brand-soft text-brand' }}
      title={words.changes[change](name)}
      detail={note === '' ? undefined : note}
      amount={amount}
      open={() => openPlace('requests')}
    />
  );
}
