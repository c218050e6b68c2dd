import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The texts of a form field around its control. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers, where a sign in the control says the same. */
  labelHidden?: boolean | undefined;
  /** Said before anything is wrong: the form of the answer, a limit, where to find it. */
  hint?: ReactNode;
  /** The fault and its correction. Marks the control as invalid. */
  error?: string | undefined;
  /** Adds `optional` beside the label; a field is taken as required unless it says so. */
  optional?: boolean | undefined;
  /** Stands at the end of the label's line, such as a counter or a link. */
  aside?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

/** How the control is tied to the words around it; spread over the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Parts what a field says around its control from the attributes of the control. */
export function partProps<Props extends FieldProps>(props: Props) {
  const { label, labelHidden, hint, error, optional, aside, id, className, ...attributes } = props;
  const field: FieldProps = { label, labelHidden, hint, error, optional, aside, id, className };
  return { field, attributes };
}

/** Label, hint and error around one control. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  aside,
  id,
  className,
  children,
}: FieldFrameProps) {
  const words = useWords(partsWords);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={controlId} className="text-small font-semibold">
          {label}
          {optional && <span className="font-normal text-muted"> ({words.optional})</span>}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <div id={hintId} className="text-caption text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

/** The sentence under a control that states its fault. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-small font-medium text-danger">
      <Icon shape={CircleAlert} size={16} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** The look of a control that text is typed into. */
export const controlClass = classNames(
  'w-full min-w-0 rounded-control border border-control bg-raised text-ink',
  'placeholder:text-muted transition-[border-color,box-shadow]',
  'not-disabled:hover:border-ink/60 focus:border-brand focus:ring-3 focus:ring-focus/25 focus:outline-2 focus:-outline-offset-1 focus:outline-brand',
  'disabled:border-line disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken',
  'aria-invalid:border-danger aria-invalid:hover:border-danger aria-invalid:focus:outline-danger aria-invalid:focus:ring-danger/20',
);
