import { useId } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { partsWords } from '../design-system/words.ts';
import { useWords } from '../language/sentences.ts';
import { FormProblem, formProps } from './bank-form.tsx';
import type { ShownForm } from './use-form.ts';

interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  form: ShownForm;
  submit: string;
  /** The same while the form is being sent. */
  submitting?: string;
  /** The summary says a refusal also where a field says it. */
  saysAll?: boolean;
  /** The failed action, where the reason alone does not name it. */
  problemTitle?: string;
  formClass?: string;
}

/** A form in a dialog. At its foot are the button that sends it, and a button that closes the dialog. */
export function FormDialog({
  form,
  submit,
  submitting = submit,
  saysAll,
  problemTitle,
  formClass = 'grid gap-4',
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const { cancel } = useWords(partsWords);
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {cancel}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {form.busy ? submitting : submit}
          </Button>
        </>
      }
    >
      <form {...formProps(form)} id={id} className={formClass}>
        {children}
        <FormProblem form={form} saysAll={saysAll} title={problemTitle} />
      </form>
    </Dialog>
  );
}
