import { Ban, CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusWords } from '#contract/transactions/status-words.ts';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { useWords } from '../../language/sentences.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'positive' | 'warning' | 'danger';

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: IconShape;
}

/** A word or two about a thing: `Primary`, `Savings`, `Active`. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1 rounded-full text-caption font-semibold whitespace-nowrap',
        icon ? 'pr-2.5 pl-2' : 'px-2.5',
        badgeTones[tone],
      )}
    >
      {icon && <Icon shape={icon} size={14} />}
      {children}
    </span>
  );
}

/** How a transaction stands: an icon and a word, so that colour is never the only sign. */
export function StatusBadge({ status }: { status: TransactionStatus }) {
  const { names } = useWords(statusWords);
  const { tone, icon } = statusSigns[status];
  return (
    <Badge tone={tone} icon={icon}>
      {names[status]}
    </Badge>
  );
}

/** The sign of each status, wherever it is told. */
export const statusSigns = {
  completed: { tone: 'positive', icon: CircleCheck },
  processing: { tone: 'brand', icon: CircleDashed },
  pending: { tone: 'warning', icon: Clock },
  failed: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
} as const satisfies Record<TransactionStatus, { tone: BadgeTone; icon: IconShape }>;

export const badgeTones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-accent-soft text-accent-ink',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};
