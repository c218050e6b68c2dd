import { ArrowDownLeft, Undo2 } from 'lucide-react';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { formatMoney } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { creditNoticeWords } from '../../transactions/credit-notice-words.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<NoticeOf<'credit'>['notice']['change'], NoticeSign> = {
  received: { shape: ArrowDownLeft, tone: 'bg-positive-soft text-positive' },
  'taken-back': { shape: Undo2, tone: 'bg-danger-soft text-danger' },
};

/** Money from somebody else that came in or was taken back. Opens the account. */
export function CreditNotice(props: NoticeOf<'credit'>) {
  const words = useWords(creditNoticeWords);
  const language = useLanguage();
  const { openPlace } = useTabs();
  const { change, from, account, toName, amount, below } = props.notice;
  const name = ownNameIn(toName, language);
  const detail = change === 'received' ? words.into(name) : words.takenBack(name);
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words.titles[change](from)}
      detail={below === undefined ? detail : `${detail} ${words.below(formatMoney(below))}`}
      amount={amount}
      open={() => openPlace('accounts', { account })}
    />
  );
}
