import {
  ArrowDownLeft,
  BellRing,
  CalendarClock,
  CircleCheck,
  CircleX,
  Clock,
  RefreshCw,
  ScanLine,
  ShieldCheck,
  ShieldOff,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { DepositChange } from '#contract/deposits/deposit-change.ts';
import { depositNoticesWords } from '../../deposits/notice-words.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { useLanguage } from '../../language/language.ts';
import { creditNoticeWords } from '../../transactions/credit-notice-words.ts';
import { certificateNoticesWords } from '../../products/notice-words.ts';
import { goalNoticeWords } from '../../goals/notice-words.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { alertNoticeWords, alertTitle } from '../../alerts/notice-words.ts';
import { noticeWords } from '../words.ts';
import { overdraftNoticeWords } from '../../cards/overdraft-notice-words.ts';

const depositSigns: Record<DepositChange, NoticeSign> = {
  received: { shape: ScanLine, tone: 'bg-brand-soft text-brand' },
  'partly-available': { shape: Clock, tone: 'bg-positive-soft text-positive' },
  available: { shape: CircleCheck, tone: 'bg-positive-soft text-positive' },
  returned: { shape: Undo2, tone: 'bg-danger-soft text-danger' },
};

/** The outcome of a deposited check. Opens its transaction. */
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
      sign={depositSigns[change]}
      title={words[change].title(toName)}
      detail={details.join(' ')}
      amount={amount}
      open={() => openTab('transactions', { event: sequence })}
    />
  );
}

const creditSigns: Record<NoticeOf<'credit'>['notice']['change'], NoticeSign> = {
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
      sign={creditSigns[change]}
      title={words.titles[change](from)}
      detail={below === undefined ? detail : `${detail} ${words.below(formatMoney(below))}`}
      amount={amount}
      open={() => openPlace('accounts', { account })}
    />
  );
}

const certificateSigns: Record<NoticeOf<'certificate'>['notice']['change'], NoticeSign> = {
  'matures-soon': { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  renewed: { shape: RefreshCw, tone: 'bg-positive-soft text-positive' },
  'paid-out': { shape: CircleCheck, tone: 'bg-positive-soft text-positive' },
};

/** A certificate that matures soon, or has. Opens the dashboard, where it stands, or stood. */
export function CertificateNotice(props: NoticeOf<'certificate'>) {
  const words = useWords(certificateNoticesWords);
  const language = useLanguage();
  const { openTab } = useTabs();
  const { change, name, date, amount, atMaturity } = props.notice;
  const day = formatDate(date);
  const details = {
    'matures-soon': () => words.soon[atMaturity](day),
    renewed: () => words.renewed(day),
    'paid-out': () => words.paidOut(day),
  };
  return (
    <NoticeLine
      {...props}
      sign={certificateSigns[change]}
      title={words.titles[change](ownNameIn(name, language))}
      detail={details[change]()}
      amount={amount}
      open={() => openTab('dashboard')}
    />
  );
}

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

/** An alert that the member asked for. Opens the alerts. */
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
  const { card } = useWords(noticeWords);
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

const overdraftSigns: Record<NoticeOf<'overdraft'>['notice']['change'], NoticeSign> = {
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
      sign={overdraftSigns[change]}
      title={words.titles[change](ownNameIn(name, language))}
      detail={details[change]()}
      amount={amount}
      open={() => openPlace('accounts', { account })}
    />
  );
}
