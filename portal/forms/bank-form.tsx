import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button, type ButtonTone } from '../design-system/parts/button.tsx';
import { DialogActions } from '../design-system/parts/dialog.tsx';
import { partsWords } from '../design-system/words.ts';
import { useWords } from '../language/sentences.ts';
import type { ShownForm } from './use-form.ts';

interface BankFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'> {
  form: ShownForm;
  /** The label of the button that sends the form; without it there is none, and nothing to send. */
  submit: string | undefined;
  /** The same while the form is being sent. */
  submitting?: string;
  tone?: ButtonTone;
  disabled?: boolean;
  onCancel?: () => void;
  /**
   * Where the buttons stand: small and side by side in a list, at the foot of a dialog, alone; or as wide as a page before the
   * sign-in, where the summary stands first.
   */
  buttons?: 'small' | 'dialog' | 'wide' | 'alone';
  moreButtons?: ReactNode;
  /** The summary says a refusal also where a field says it. */
  saysAll?: boolean;
  /** The failed action, where the reason alone does not name it. */
  problemTitle?: string;
  /** Stands instead of the sentence about what was not done. */
  summary?: ReactNode;
  /** Stands after the fields, such as the result of an action. */
  news?: ReactNode;
  children?: ReactNode;
}

/** The fields of a form, the outcome of the last request, and the buttons. */
export function BankForm({
  form,
  submit,
  submitting = submit,
  tone,
  disabled,
  onCancel,
  buttons = 'alone',
  moreButtons,
  saysAll,
  problemTitle,
  summary,
  news,
  children,
  className = 'grid gap-5',
  ...attributes
}: BankFormProps) {
  const { cancel } = useWords(partsWords);
  const said = summary === undefined && (
    <FormProblem form={form} saysAll={saysAll} title={problemTitle} />
  );
  const size = buttons === 'small' ? 'small' : 'medium';
  const send = submit !== undefined && (
    <Button
      type="submit"
      size={size}
      tone={tone ?? 'primary'}
      wide={buttons === 'wide'}
      busy={form.busy}
      disabled={disabled}
      {...(buttons === 'alone' && { className: 'justify-self-start' })}
    >
      {form.busy ? submitting : submit}
    </Button>
  );
  const leave = onCancel && (
    <Button
      tone={buttons === 'wide' ? 'quiet' : 'secondary'}
      size={size}
      wide={buttons === 'wide'}
      onClick={onCancel}
    >
      {cancel}
    </Button>
  );
  return (
    <form
      {...attributes}
      {...formProps(submit === undefined || disabled ? { ...form, submit: nothing } : form)}
      className={className}
    >
      {buttons === 'wide' && said}
      {children}
      {summary}
      {buttons !== 'wide' && said}
      {news}
      {buttons === 'alone' && send}
      {buttons === 'dialog' && (send || leave) && (
        <DialogActions>
          {leave}
          {send}
        </DialogActions>
      )}
      {buttons === 'small' && (
        <div className="flex flex-wrap gap-2">
          {send}
          {leave}
          {moreButtons}
        </div>
      )}
      {buttons === 'wide' && (
        <div className="grid gap-2">
          {send}
          {leave}
        </div>
      )}
    </form>
  );
}

interface ChoiceFormProps {
  form: ShownForm & { readonly answer: unknown };
  isChanged: boolean;
  words: { readonly save: string; readonly saving: string };
  saved: string;
  children: ReactNode;
}

/** A choice that is saved by a button, which is there while there is a change to save. */
export function ChoiceForm({ form, isChanged, words, saved, children }: ChoiceFormProps) {
  return (
    <BankForm
      form={form}
      submit={isChanged || form.busy ? words.save : undefined}
      submitting={words.saving}
      tone="secondary"
      className="grid gap-4"
      news={
        <p role="status" className="text-small text-muted empty:hidden">
          {!isChanged && form.answer !== undefined ? saved : ''}
        </p>
      }
    >
      {children}
    </BankForm>
  );
}

interface FormProblemProps {
  form: Pick<ShownForm, 'error' | 'problem'>;
  /** A refusal is said also where a field says it. */
  saysAll?: boolean | undefined;
  /** The failed action, where the reason alone does not name it. */
  title?: string | undefined;
}

/** Why the last request of a form was not done. */
export function FormProblem({ form, saysAll = false, title }: FormProblemProps) {
  const problem = saysAll ? form.error : form.problem;
  return problem === null ? null : (
    <ProblemBanner error={problem} {...(title !== undefined && { title })} />
  );
}

const nothing = () => undefined;

/**
 * The props that tie a form element to its form. A dialog that stands inside the element in React's tree has a form of its
 * own, which is not sent with it.
 */
export function formProps({ attach, submit }: Pick<ShownForm, 'attach' | 'submit'>) {
  return {
    ref: attach,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (event.target === event.currentTarget) submit();
    },
  };
}
