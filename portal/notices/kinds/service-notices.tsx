import {
  Ban,
  CalendarCheck,
  CalendarX,
  CircleCheck,
  CircleX,
  CreditCard,
  HandCoins,
  KeyRound,
  Lock,
  LockOpen,
  Plane,
  Scale,
  SlidersHorizontal,
  Undo2,
  Vault,
} from 'lucide-react';
import type { CardChange } from '#contract/cards/cards.ts';
import { noticeWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';
import { formatDate, formatMoment } from '../../language/format.ts';
import { loanNoticesWords } from '../../loans/notice-words.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import type { DisputeChange } from '#contract/disputes/dispute-change.ts';
import { disputeNoticesWords } from '../../disputes/notice-words.ts';
import { safeDepositNoticesWords } from '../../safe-deposit/notice-words.ts';

const cardSigns: Record<CardChange, NoticeSign> = {
  locked: { shape: Lock, tone: 'bg-warning-soft text-warning' },
  unlocked: { shape: LockOpen, tone: 'bg-positive-soft text-positive' },
  'limit-set': { shape: SlidersHorizontal, tone: 'bg-sunken text-muted' },
  'pin-set': { shape: KeyRound, tone: 'bg-sunken text-muted' },
  'replacement-ordered': { shape: CreditCard, tone: 'bg-brand-soft text-brand' },
  'replacement-activated': { shape: CreditCard, tone: 'bg-positive-soft text-positive' },
  'travel-notice-added': { shape: Plane, tone: 'bg-sunken text-muted' },
  'travel-notice-removed': { shape: Plane, tone: 'bg-sunken text-muted' },
  'purchase-approved': { shape: CreditCard, tone: 'bg-sunken text-muted' },
  'purchase-declined': { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  'purchase-posted': { shape: CreditCard, tone: 'bg-sunken text-muted' },
};

/** A change of a card. Opens the services of the card. */
export function CardNotice(props: NoticeOf<'card'>) {
  const words = useWords(noticeWords);
  const { openTab } = useTabs();
  const { change, cardType, cardNumber, merchant, amount } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={cardSigns[change]}
      title={words.cardChanges[change](words.card(cardType, cardNumber))}
      detail={merchant ?? undefined}
      amount={amount}
      open={() => openTab('dashboard', { open: 'card', card: cardType })}
    />
  );
}

const bad = { shape: CircleX, tone: 'bg-danger-soft text-danger' };
const good = { shape: HandCoins, tone: 'bg-positive-soft text-positive' };

/** A loan or an application for one. Opens the loans. */
export function LoanNotice(props: NoticeOf<'loan'>) {
  const words = useWords(loanNoticesWords);
  const { change, name, amount, date } = props.notice;
  const isBad = change === 'declined' || change === 'unpaid' || change === 'late';
  return (
    <NoticeLine
      {...props}
      sign={isBad ? bad : good}
      title={words.title(words.changes[change], words.named(name))}
      detail={change === 'unpaid' ? words.unpaid(formatDate(date)) : formatDate(date)}
      amount={amount}
      open={() => openOverlay('loans')}
    />
  );
}

const disputeSigns: Record<DisputeChange, NoticeSign> = {
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
      sign={disputeSigns[change]}
      title={words[change].title(description)}
      detail={words[change].detail}
      amount={amount}
      open={() => openTab('transactions', { event: sequence })}
    />
  );
}

const chargeSigns: Record<NoticeOf<'safe-deposit-charge'>['notice']['status'], NoticeSign> = {
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
      sign={chargeSigns[status]}
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

const visitSigns: Record<NoticeOf<'visit'>['notice']['change'], NoticeSign> = {
  scheduled: { shape: CalendarCheck, tone: 'bg-brand-soft text-brand' },
  cancelled: { shape: CalendarX, tone: 'bg-sunken text-muted' },
};

/** A visit to the safe deposit box was scheduled or cancelled. Opens the box. */
export function VisitNotice(props: NoticeOf<'visit'>) {
  const words = useWords(safeDepositNoticesWords).visit;
  const { openTab } = useTabs();
  const { change, startsAt, branch } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={visitSigns[change]}
      title={words[change](formatMoment(startsAt))}
      detail={branch}
      open={() => openTab('dashboard', { open: 'safe-deposit' })}
    />
  );
}
