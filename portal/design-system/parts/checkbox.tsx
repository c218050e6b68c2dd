import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/** A box to tick, with its label as part of the target. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-describedby={described === '' ? undefined : described}
            aria-invalid={error ? true : undefined}
            className="peer size-5 cursor-[inherit] appearance-none rounded-mark border border-control bg-raised transition-colors checked:border-brand checked:bg-brand hover:border-ink disabled:opacity-50 aria-invalid:border-danger"
          />
          <Tick />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className="-mt-2 pl-8 text-caption text-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Tick() {
  return (
    <svg
      viewBox="0 0 14 14"
      aria-hidden="true"
      className="pointer-events-none absolute size-3.5 text-on-brand opacity-0 peer-checked:opacity-100"
    >
      <path
        d="m2.5 7.4 3 3 6-6.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
