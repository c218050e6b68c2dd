import { ShieldCheck, ShieldOff, TriangleAlert } from 'lucide-react';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { overdraftNoticeWords } from '../../cards/overdraft-notice-words.ts';
import { formatMoney } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<NoticeOf<'overdraft'>['notice']['change'], NoticeSign> = {
  allowed: { shape: ShieldOff, tone: 'bg-warning-soft text-warning' },
  ended: { shape: ShieldCheck, tone: 'bg-positive-soft text-positive' },
  paid: { shape: TriangleAlert, tone: 'bg-danger-soft text-danger' },
};

/** An overdraft choice, or an overdraft that was paid. Opens the account. */
export function OverdraftNotice(props: NoticeOf<'overdraft'>) {
  const words = useWords(overdraftNoticeWords);
  const language = useLanguage();
  const { openPlace } = useTabs();
  const { change, account, name, amount, fee } = props.notice;
  const cost = formatMoney(fee);
  const details = {
    allowed: () => (fee > 0 ? words.allowed(cost) : words.allowedFree),
    ended: () => words.ended,
    paid: () => (fee > 0 ? words.paid(cost) : words.paidFree),
  };
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words.titles[change](ownNameIn(name, language))}
      detail={details[change]()}
      amount={amount}
      open={() => openPlace('accounts', { account })}
    />
  );
}
