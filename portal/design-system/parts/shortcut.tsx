import type { ReactNode } from 'react';

export interface ShortcutProps {
  /** An icon or initials; takes no part in the name. */
  sign: ReactNode;
  label: string;
  onSelect: () => void;
  /** Where it is one of several to choose from: whether it is the one. */
  pressed?: boolean;
}

/** Something one press away: a round sign with its name under it. Put several into a grid. */
export function Shortcut({ sign, label, onSelect, pressed }: ShortcutProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onSelect}
      className="group flex size-full min-w-0 cursor-pointer flex-col items-center gap-2 rounded-control px-1 py-3 text-center transition-press -outline-offset-2 hover:bg-sunken active:scale-98 aria-pressed:text-brand"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand transition-colors group-hover:bg-brand group-hover:text-on-brand group-aria-pressed:bg-brand group-aria-pressed:text-on-brand"
      >
        {sign}
      </span>
      <span className="line-clamp-4 max-w-full text-caption font-semibold wrap-break-word hyphens-auto xl:text-small">
        {label}
      </span>
    </button>
  );
}
