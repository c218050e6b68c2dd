import { ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

interface ClearableChipProps {
  children: ReactNode;
  /** The effect of a click, in words that begin with the chip's text: `Food and dining, remove filter`. */
  clearLabel: string;
  onClear: () => void;
}

/** Something that is on, such as a filter, and a click takes away. Put several into a `ChipList`. */
export function ClearableChip({ children, clearLabel, onClear }: ClearableChipProps) {
  return (
    <button
      type="button"
      aria-label={clearLabel}
      onClick={onClear}
      className={`${chipClass} border-transparent bg-brand-soft pr-2.5 pl-3.5 text-brand hover:border-brand`}
    >
      <span className="truncate">{children}</span>
      <Icon shape={X} size={16} />
    </button>
  );
}

interface LinkChipProps {
  children: ReactNode;
  icon: IconShape;
  onSelect: () => void;
  className?: string;
}

/** A fact, and the way to more about it: `$1,500 pending`. */
export function LinkChip({ children, icon, onSelect, className }: LinkChipProps) {
  return (
    <button
      type="button"
      onClick={onSelect}
      className={classNames(
        chipClass,
        'border-transparent bg-lifted/70 pr-2.5 pl-3.5 text-ink hover:bg-lifted',
        className,
      )}
    >
      <Icon shape={icon} size={16} />
      <span className="truncate">{children}</span>
      <Icon shape={ChevronRight} size={16} className="text-muted" />
    </button>
  );
}

export interface ChipListProps {
  /** The subject of the chips, for screen readers: `Filters that are on`. */
  label: string;
  /** `li`s with a chip each. */
  children: ReactNode;
  className?: string;
}

/** Chips in a row that breaks where it must. */
export function ChipList({ label, children, className }: ChipListProps) {
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap items-center gap-2', className)}>
      {children}
    </ul>
  );
}

const chipClass =
  'inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full border text-small font-semibold transition-colors pointer-coarse:min-h-11';
