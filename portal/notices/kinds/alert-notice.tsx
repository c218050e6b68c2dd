import { BellRing } from 'lucide-react';
import { alertTitle } from '../../alerts/alert-title.ts';
import { alertNoticeWords } from '../../alerts/notice-words.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { shellWords } from '../../navigation/words.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** What the member asked to be told of. Opens the alerts. */
export function AlertNotice(props: NoticeOf<'alert'>) {
  const words = useWords(alertNoticeWords);
  const { openPlace } = useTabs();
  const { notice } = props;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: BellRing, tone: 'bg-accent-soft text-accent' }}
      title={alertTitle(words, notice)}
      detail={useDetail(notice)}
      amount={notice.amount}
      open={() => openPlace('alerts')}
    />
  );
}

function useDetail(notice: NoticeOf<'alert'>['notice']): string {
  const words = useWords(alertNoticeWords);
  const { card } = useWords(shellWords).notifications;
  const limit = formatMoney(notice.limit);
  switch (notice.alertKind) {
    case 'balance-below':
      return words.balanceBelow(limit);
    case 'forecast-below':
      return words.forecastBelow(limit, formatDate(notice.date));
    case 'card-purchase':
      return card(notice.cardType, notice.cardNumber);
    case 'money-out':
    case 'money-in':
      return notice.description ?? words.ofLimit(limit);
    case 'to-payee':
    case 'from-payee':
      return notice.limit === 0 ? words.ofAny : words.ofLimit(limit);
  }
}
