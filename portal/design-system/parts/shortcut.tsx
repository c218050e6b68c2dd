import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

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

export interface PanelActionProps {
  icon: IconShape;
  label: string;
  /** The most frequent one. */
  isFirst?: boolean;
  onSelect: () => void;
}

/** An action of the brand panel: a button; on phones a square tile with its name under it. */
export function PanelAction({ icon, label, isFirst = false, onSelect }: PanelActionProps) {
  return (
    <button
      type="button"
      onClick={onSelect}
      className={classNames(
        'group flex w-full cursor-pointer flex-col items-center gap-2 rounded-control text-small font-semibold transition-press active:scale-98 md:min-h-11 md:flex-row md:justify-center md:px-4',
        isFirst
          ? 'md:bg-brand md:text-on-brand md:hover:bg-brand-strong'
          : 'md:bg-lifted/70 md:hover:bg-lifted',
      )}
    >
      <span
        className={classNames(
          'grid size-14 place-items-center rounded-card transition-colors md:contents',
          isFirst
            ? 'bg-brand text-on-brand group-hover:bg-brand-strong'
            : 'bg-lifted/70 group-hover:bg-lifted',
        )}
      >
        <Icon shape={icon} />
      </span>
      {label}
    </button>
  );
}

export interface ActionTileProps {
  icon: IconShape;
  label: string;
  /** The content behind the tile; not on phones. */
  detail: string;
  onSelect: () => void;
}

/** A way to somewhere: a tile in a grid of its like, on phones a row of a list in a card. */
export function ActionTile({ icon, label, detail, onSelect }: ActionTileProps) {
  return (
    <button
      type="button"
      onClick={onSelect}
      className="group flex size-full cursor-pointer items-center gap-4 p-4 text-left transition-press -outline-offset-2 max-sm:active:bg-sunken sm:rounded-card sm:border sm:border-line sm:bg-raised sm:shadow-low sm:outline-offset-2 sm:hover:border-control sm:hover:shadow-raised sm:active:scale-98"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand transition-colors group-hover:bg-brand group-hover:text-on-brand">
        <Icon shape={icon} />
      </span>
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{label}</span>
        <span className="text-small text-muted max-sm:hidden">{detail}</span>
      </span>
      <Icon shape={ChevronRight} size={18} className="text-muted" />
    </button>
  );
}
