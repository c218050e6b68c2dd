import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

export type BannerTone = 'info' | 'positive' | 'warning' | 'danger';

export interface BannerProps {
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link to the remedy. */
  action?: ReactNode;
  /**
   * `alert` is read out at once when it appears: for refusals. `status` waits its turn. Leave it out for a banner that is
   * there from the beginning.
   */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** Something that must be read, in the page where it belongs. */
export function Banner({ tone, title, children, action, role, ref, className }: BannerProps) {
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref === undefined ? undefined : -1}
      className={classNames(
        'flex gap-3 rounded-control px-4 py-3 text-small',
        tones[tone],
        className,
      )}
    >
      <Icon shape={icons[tone]} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'text-ink' : 'font-medium'}>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}

const icons: Record<BannerTone, IconShape> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const tones: Record<BannerTone, string> = {
  info: 'bg-brand-soft text-brand',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger inset-ring inset-ring-danger/25',
};

/** The reference of a fault, in one piece to be read out or copied. */
export function Reference({ value }: { value: string }) {
  const words = useWords(partsWords);
  return (
    <p className="figures text-small text-muted">
      {words.reference} <span className="font-semibold text-ink select-all">{value}</span>
    </p>
  );
}
