import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';

export interface ListRowProps {
  icon?: IconShape;
  /** A face in place of an icon. */
  face?: ReactNode;
  title: ReactNode;
  /** Under the title: when, where, which account. */
  detail?: ReactNode;
  /** At the end: an amount, a badge, a button. */
  end?: ReactNode;
  /** Makes the whole row a button of this name. */
  label?: string;
  onOpen?: () => void;
}

/** A line of a list in a card without padding: the name, a detail, and the figure. */
export function ListRow({ icon, face, title, detail, end, label, onOpen }: ListRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-4 px-5 py-3 sm:px-6">
      {label !== undefined && onOpen && <RowButton label={label} onOpen={onOpen} />}
      {face}
      {icon && (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon shape={icon} size={18} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-words">
        <p className="line-clamp-3 font-medium wrap-anywhere">{title}</p>
        {detail && <div className="text-small text-muted">{detail}</div>}
      </div>
      {end && <div className="ml-auto flex shrink-0 items-center gap-4">{end}</div>}
    </li>
  );
}

interface RowButtonProps {
  /** Of the button, such as `Details of …`. */
  label: string;
  onOpen: () => void;
}

/**
 * Makes a whole row of a list open its subject. The button lies over the row, which must be `relative`, so that its words
 * stay words: a button around them would flatten them. Other controls of the row lie above it: `relative`.
 */
export function RowButton({ label, onOpen }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="absolute inset-0 cursor-pointer -outline-offset-2 transition-colors hover:bg-ink/4"
    />
  );
}
