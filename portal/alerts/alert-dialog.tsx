import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Card } from '#contract/cards/cards.ts';
import { FormDialog } from '../design-system/composed/form-dialog.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { setNotifications } from '../settings/queries.ts';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import { AlertFields } from './alert-fields.tsx';
import { refreshAlerts, removeAlert } from './queries.ts';
import { useAlertForm } from './use-alert-form.ts';
import { alertWords } from './words.ts';

/** What came of the dialog. */
export type AlertDone = 'added' | 'changed' | 'removed';

interface AlertDialogProps extends DialogOpen {
  about: 'new' | 'sign-in' | Alert;
  accounts: readonly Account[];
  cards: readonly Card[];
  /** Whether the member may have alerts of the membership; of their own sign-ins they always may. */
  mayManage: boolean;
  onDone: (done: AlertDone) => void;
}

/** Adds an alert, changes it or removes it. */
export default function AlertDialog(props: AlertDialogProps) {
  const { open, about } = props;
  if (about === 'sign-in') return <SignInAlert {...props} />;
  // Each time that it opens it starts anew.
  return <AlertForm key={String(open)} {...props} alert={about === 'new' ? undefined : about} />;
}

function useSignInChoice() {
  return useSettingsChange(setNotifications, (shown, change: { signIns: boolean }) => ({
    ...shown,
    notifications: { ...shown.notifications, ...change },
  }));
}

function SignInAlert({ open, onOpenChange, onDone }: AlertDialogProps) {
  const words = useWords(alertWords);
  const choose = useSignInChoice();
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.editHeading}
      description={words.tellMe(words.happens['sign-in'])}
      size="small"
      cancel={words.cancel}
      submit={words.remove}
      busy={false}
      onSubmit={() => {
        choose.mutate({ signIns: false });
        onOpenChange(false);
        onDone('removed');
      }}
    >
      <p className="text-small text-muted">{words.signInDetail}</p>
    </FormDialog>
  );
}

function AlertForm({
  alert,
  onDone,
  ...dialog
}: AlertDialogProps & { readonly alert: Alert | undefined }) {
  const words = useWords(alertWords);
  const queries = useQueryClient();
  const choose = useSignInChoice();
  const close = (done: AlertDone) => {
    dialog.onOpenChange(false);
    onDone(done);
  };
  const removal = useMutation({
    ...removeAlert,
    onSuccess: async () => {
      await refreshAlerts(queries);
      close('removed');
    },
  });
  const payee = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const form = useAlertForm({
    ...dialog,
    alert,
    onSignIns: () => {
      choose.mutate({ signIns: true });
      close('added');
    },
    onSet: () => close(alert ? 'changed' : 'added'),
    onFault: (field) => (field === 'payee' ? payee : amount).current?.focus(),
  });
  const problem = form.problem ?? removal.error;
  const [submit, sending] = alert ? [words.save, words.saving] : [words.add, words.adding];
  return (
    <FormDialog
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      title={alert ? words.editHeading : words.addHeading}
      size="small"
      cancel={words.cancel}
      submit={form.busy ? sending : submit}
      busy={form.busy || removal.isPending}
      onSubmit={() => void form.submit()}
    >
      <AlertFields
        form={form}
        accounts={dialog.accounts}
        cards={dialog.cards}
        payeeRef={payee}
        amountRef={amount}
      />
      {problem !== null && <ProblemBanner error={problem} />}
      {alert && (
        <Button
          tone="quiet"
          size="small"
          className="-ml-3 justify-self-start text-danger"
          busy={removal.isPending}
          onClick={() => {
            if (!removal.isPending) removal.mutate(alert.id);
          }}
        >
          {words.removeThis}
        </Button>
      )}
    </FormDialog>
  );
}
