import { Button } from '../parts/button.tsx';
import { Dialog, type DialogProps } from '../parts/dialog.tsx';
import { ProblemBanner } from './problem-banner.tsx';

interface ConfirmAction {
  label: string;
  tone?: 'primary' | 'danger';
  /** It is under way: until it has ended no other action begins. */
  busy?: boolean;
  onSelect: () => void;
}

interface ConfirmDialogProps extends Omit<DialogProps, 'footer'> {
  /** The label of the button that closes the dialog and changes nothing. */
  keep: string;
  /** The buttons beside it, the most important one last. */
  actions: readonly ConfirmAction[];
  /** Why the last action was not done; null or undefined where nothing failed. */
  error?: unknown;
}

/** States an action's effect before it is done, and the reason why it was not done. */
export function ConfirmDialog({
  keep,
  actions,
  error = null,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const isBusy = actions.some(({ busy }) => busy);
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {keep}
          </Button>
          {actions.map(({ label, tone = 'danger', busy = false, onSelect }) => (
            <Button
              key={label}
              tone={tone}
              busy={busy}
              onClick={() => {
                if (!isBusy) onSelect();
              }}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <div className="grid gap-4">
        <div>{children}</div>
        {error !== null && <ProblemBanner error={error} />}
      </div>
    </Dialog>
  );
}
