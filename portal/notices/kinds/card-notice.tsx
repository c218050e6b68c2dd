import {
  CircleX,
  CreditCard,
  KeyRound,
  Lock,
  LockOpen,
  Plane,
  SlidersHorizontal,
} from 'lucide-react';
import type { CardChange } from '#contract/cards/cards.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf, type NoticeSign } from './notice-line.tsx';

const signs: Record<CardChange, NoticeSign> = {
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

/** What happened to a card. Opens what there is to manage of it. */
export function CardNotice(props: NoticeOf<'card'>) {
  const words = useWords(shellWords).notifications;
  const { openTab } = useTabs();
  const { change, cardType, cardNumber, merchant, amount } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={signs[change]}
      title={words.cardChanges[change](words.card(cardType, cardNumber))}
      detail={merchant ?? undefined}
      amount={amount}
      open={() => openTab('dashboard', { open: 'card', card: cardType })}
    />
  );
}
