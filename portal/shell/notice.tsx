import {
  ArrowUpRight,
  Ban,
  CalendarClock,
  CircleX,
  Clock,
  CreditCard,
  KeyRound,
  LoaderCircle,
  Lock,
  LockOpen,
  Plane,
  ReceiptText,
  SlidersHorizontal,
} from 'lucide-react';
import type { BillStatus } from '#contract/bills.ts';
import type { CardChange } from '#contract/cards.ts';
import type { MemberEvent } from '#contract/events.ts';
import type { TransactionStatus } from '#contract/transactions.ts';
import { Icon, type IconShape } from '../parts/icon.tsx';
import { Money } from '../parts/money.tsx';
import { formatDate, formatMoment } from '../words/format.ts';
import { shellWords } from '../words/shell.ts';
import { useWords } from '../words/words.ts';

const transferIcons: Record<TransactionStatus, { shape: IconShape; tone: string }> = {
  processing: { shape: LoaderCircle, tone: 'bg-brand-soft text-brand' },
  completed: { shape: ArrowUpRight, tone: 'bg-positive-soft text-positive' },
  pending: { shape: Clock, tone: 'bg-warning-soft text-warning' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

const cardIcons: Record<CardChange, { shape: IconShape; tone: string }> = {
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
};

const billIcons: Record<BillStatus, { shape: IconShape; tone: string }> = {
  scheduled: { shape: CalendarClock, tone: 'bg-brand-soft text-brand' },
  paid: { shape: ReceiptText, tone: 'bg-positive-soft text-positive' },
  failed: { shape: CircleX, tone: 'bg-danger-soft text-danger' },
  cancelled: { shape: Ban, tone: 'bg-sunken text-muted' },
};

interface NoticeProps {
  notice: MemberEvent;
  isNew: boolean;
}

/** One line of the notifications. */
export function Notice({ notice, isNew }: NoticeProps) {
  const words = useWords(shellWords).notifications;
  const { shape, tone, title, detail } = useLook(notice);
  const amount = 'amount' in notice ? notice.amount : null;
  return (
    <li className="flex items-start gap-3 rounded-control px-2 py-2.5">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon shape={shape} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold wrap-anywhere">{title}</p>
        {detail !== undefined && <p className="text-caption text-muted">{detail}</p>}
        <p className="text-caption text-muted">
          <time dateTime={new Date(notice.at).toISOString()}>{formatMoment(notice.at)}</time>
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        {amount !== null && (
          <Money amount={amount} sign="none" className="text-small font-semibold" />
        )}
        {isNew && (
          <span className="rounded-full bg-accent px-2 text-[0.6875rem] leading-4.5 font-bold text-on-accent">
            {words.isNew}
          </span>
        )}
      </div>
    </li>
  );
}

interface Look {
  shape: IconShape;
  tone: string;
  title: string;
  detail?: string | undefined;
}

function useLook(notice: MemberEvent): Look {
  const words = useWords(shellWords).notifications;
  if (notice.kind === 'sign-in') {
    return { shape: KeyRound, tone: 'bg-sunken text-muted', title: words.signIn };
  }
  if (notice.kind === 'card') {
    const card = words.card(notice.cardType, notice.cardNumber);
    const detail = notice.merchant ?? undefined;
    return { ...cardIcons[notice.change], title: words.cardChanges[notice.change](card), detail };
  }
  if (notice.kind === 'bill') {
    const { title, detail } = words.bills[notice.status];
    return {
      ...billIcons[notice.status],
      title: title(notice.payeeName),
      detail: detail(formatDate(notice.date)),
    };
  }
  const kindWords = notice.transferKind === 'internal' ? words.toOwnAccount : words.toOthers;
  const { title, detail } = kindWords[notice.status];
  return { ...transferIcons[notice.status], title: title(notice.toName), detail };
}
