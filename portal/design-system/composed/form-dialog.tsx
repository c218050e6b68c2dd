import { useId } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog, type DialogProps } from '../parts/dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** The label of the button that closes the dialog and sends nothing. */
  cancel: string;
  /** The label of the button that sends the form; another one while it is busy. */
  submit: string;
  /** What was sent is under way: until it has ended nothing more is sent. */
  busy: boolean;
  onSubmit: () => void;
}

/** A short form in a dialog, with its buttons at the foot. */
export function FormDialog({
  cancel,
  submit,
  busy,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
        className="grid gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}
