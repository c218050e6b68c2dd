import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

interface ButtonStyle {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyle {
  children: ReactNode;
  icon?: IconShape;
  /**
   * Something this button began is under way. It stays focusable, ignores clicks and says so to screen
   * readers; change its words as well (`Sign In` to `Signing in...`).
   */
  busy?: boolean;
  className?: string;
}

/** A button. The default `type` is `button`; a form's own says `type="submit"`. */
export function Button({
  children,
  tone = 'primary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type has a default above
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass({ tone, size, wide }), className)}
    >
      {busy ? <Spinner /> : icon && <Icon shape={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </button>
  );
}

/** The look of a button for something that is not one, such as a link. */
export function buttonClass({
  tone = 'primary',
  size = 'medium',
  wide = false,
}: ButtonStyle): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none',
    'cursor-pointer transition-press active:scale-98',
    'disabled:text-muted disabled:shadow-none disabled:active:scale-100',
    'aria-disabled:cursor-progress aria-disabled:active:scale-100',
    sizes[size],
    tones[tone],
    wide && 'w-full',
  );
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2 text-body',
  small: 'min-h-9 px-3.5 py-1.5 max-w-full shrink-0 text-small pointer-coarse:min-h-11',
};

const tones: Record<ButtonTone, string> = {
  primary:
    'bg-brand text-on-brand shadow-low not-disabled:hover:bg-brand-strong disabled:bg-sunken',
  secondary:
    'border border-control/45 bg-raised text-ink not-disabled:hover:border-control not-disabled:hover:bg-sunken disabled:border-line',
  quiet: 'text-brand not-disabled:hover:bg-brand-soft',
  danger:
    'bg-danger text-on-danger shadow-low not-disabled:hover:bg-danger-strong disabled:bg-sunken',
};

/** A turning ring, silent to screen readers; with reduced motion it stands still. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-4.5 shrink-0 motion-safe:animate-spin"
    >
      <circle
        cx="10"
        cy="10"
        r="7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        opacity="0.28"
      />
      <path
        d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
