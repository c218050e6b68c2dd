import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

interface CardChoice<Value extends string> {
  value: Value;
  label: string;
  /** The meaning of the choice; in rows only. */
  detail?: string;
  icon?: IconShape;
  /** What is chosen, as it looks; decorative, in tiles only. */
  picture?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> {
  /** The question that the choices answer. */
  label: string;
  /** `tiles`: three side by side, under their icons; `rows`: stacked, each with its meaning. */
  layout?: 'tiles' | 'rows';
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  choices: readonly CardChoice<Value>[];
  error?: string | undefined;
}

/** The choice on which the rest of a form hangs: cards of one size, real radio buttons, so arrow keys move among them. */
export function ChoiceCards<Value extends string>({
  label,
  layout = 'tiles',
  value,
  onValueChange,
  choices,
  error,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  const isTiles = layout === 'tiles';
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div className={classNames('grid gap-2', isTiles && 'at-most-3 sm:gap-3')}>
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(cardClass, layouts[layout])}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {choice.picture !== undefined && (
              <span className="pointer-events-none relative aspect-card w-full overflow-clip rounded-small">
                {choice.picture}
              </span>
            )}
            {choice.icon && (
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken transition-colors group-has-checked:bg-brand group-has-checked:text-on-brand">
                <Icon shape={choice.icon} />
              </span>
            )}
            <span className="grid min-w-0 flex-1">
              <span className="font-medium text-balance group-has-checked:font-semibold">
                {choice.label}
              </span>
              {choice.detail !== undefined && (
                <span className="text-small text-muted">{choice.detail}</span>
              )}
            </span>
            <Icon
              shape={CircleCheck}
              size={isTiles ? 16 : 20}
              className={classNames(
                'text-brand opacity-0 group-has-checked:opacity-100',
                isTiles && 'absolute top-1.5 right-1.5',
              )}
            />
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const cardClass = classNames(
  'group relative flex cursor-pointer items-center rounded-control border border-control/45 bg-raised transition-colors select-none',
  'hover:border-control has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-brand',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);

const layouts = {
  tiles:
    'flex-col gap-2 px-1.5 py-3.5 text-center text-small text-muted hover:text-ink has-checked:text-brand',
  rows: 'gap-3 p-3.5',
};
