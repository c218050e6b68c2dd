import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'className' | 'onChange'
> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  className?: string;
}

/** Something that is on or off and takes effect at once; label on the left, switch on the right. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  className,
  ...input
}: SwitchProps) {
  const hintId = useId();
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:text-muted',
        className,
      )}
    >
      <span className="grid min-w-0 wrap-anywhere">
        <span className="text-body font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="text-small text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
          role="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          aria-describedby={hint ? hintId : undefined}
          className="peer h-7 w-12 cursor-[inherit] appearance-none rounded-full border border-control bg-sunken transition-colors checked:border-brand checked:bg-brand disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-control transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-brand forced-color-adjust-none forced-colors:peer-checked:bg-chart-two"
        />
      </span>
    </label>
  );
}
