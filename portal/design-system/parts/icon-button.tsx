import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { Spinner } from './button.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconShape;
  /** The button's action, in words: its name for screen readers and its tooltip. */
  label: string;
  /** A number to show on it, such as unread notices. Put the number into `label` as well. */
  count?: number;
  /** See `Button`: it stays focusable, ignores clicks and says so. Change its label as well. */
  busy?: boolean;
}

/** A button that is only an icon; 44 px of target. */
export function IconButton({
  icon,
  label,
  count = 0,
  busy = false,
  className,
  type = 'button',
  onClick,
  'aria-disabled': isDisabled,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type has a default above
      type={type}
      aria-label={label}
      aria-disabled={busy || isDisabled}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      title={label}
      className={classNames(
        'relative inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted',
        'transition-colors not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:opacity-50 aria-disabled:cursor-progress',
        'aria-expanded:bg-sunken aria-expanded:text-ink',
        className,
      )}
    >
      {busy ? <Spinner /> : <Icon shape={icon} />}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 left-1/2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-micro font-bold text-on-accent ring-2 ring-surface"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
