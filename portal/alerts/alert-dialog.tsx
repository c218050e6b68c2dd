import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Card } from '#contract/cards/cards.ts';
import { Button } from '../design-system/parts/button.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { useWords } from '../language/sentences.ts';
import { setNotifications } from '../settings/queries.ts';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import { knownPayeesQuery, refreshAlerts, removeAlert } from './queries.ts';
import { type AlertFormState, useAlertForm } from './use-alert-form.ts';
import { alertWords } from './words.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { alertPayeeMaxLength } from '#contract/alerts/alert-terms.ts';
import { cardsWords } from '../cards/words.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useWithOwners } from '../people/owners.ts';
import { isOfAccount, isOfPayee } from './alert-draft.ts';

const nothing = () => undefined;

/** The outcome of the dialog. */
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
  const remove = () => {
    choose.mutate({ signIns: false });
    onOpenChange(false);
    onDone('removed');
  };
  return (
    <FormDialog
      form={{ attach: nothing, busy: false, error: null, problem: null, submit: remove }}
      open={open}
      onOpenChange={onOpenChange}
      title={words.editHeading}
      description={words.tellMe(words.happens['sign-in'])}
      size="small"
      submit={words.remove}
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
  const choose = useSignInChoice();
  const close = (done: AlertDone) => {
    dialog.onOpenChange(false);
    onDone(done);
  };
  const removal = useBankForm({
    procedure: {
      ...removeAlert,
      onSuccess: (_, __, ___, { client }) => refreshAlerts(client),
    },
    done: () => close('removed'),
  });
  const form = useAlertForm({
    ...dialog,
    alert,
    onSignIns: () => {
      choose.mutate({ signIns: true });
      close('added');
    },
    onSet: () => close(alert ? 'changed' : 'added'),
  });
  return (
    <FormDialog
      form={{
        ...form,
        busy: form.busy || removal.busy,
        problem: form.problem ?? removal.error,
      }}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      title={alert ? words.editHeading : words.addHeading}
      size="small"
      submit={alert ? words.save : words.add}
      submitting={alert ? words.saving : words.adding}
    >
      <AlertFields form={form} accounts={dialog.accounts} cards={dialog.cards} />
      {alert && (
        <Button
          tone="quiet"
          size="small"
          className="-ml-3 justify-self-start text-danger"
          busy={removal.busy}
          onClick={() => void removal.send({ id: alert.id })}
        >
          {words.removeThis}
        </Button>
      )}
    </FormDialog>
  );
}

interface AlertFieldsProps {
  form: AlertFormState;
  accounts: readonly Account[];
  cards: readonly Card[];
}

/** The kind of alert, its subject, and its least amount. */
function AlertFields({ form, accounts, cards }: AlertFieldsProps) {
  const words = useWords(alertWords);
  const { named } = useWords(cardsWords);
  const withOwners = useWithOwners();
  const { draft, change, kinds } = form;
  const { kind } = draft;
  return (
    <>
      <SelectField
        label={words.kind}
        {...form.value('kind')}
        choices={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {isOfAccount(kind) && (
        <SelectField
          label={words.account}
          value={draft.account ?? ''}
          onValueChange={(account) => change({ account })}
          choices={accounts.map(({ id, name }) => ({ value: id, label: withOwners(name) }))}
        />
      )}
      {kind === 'card-purchase' && (
        <SelectField
          label={words.card}
          value={draft.card ?? ''}
          onValueChange={(card) => change({ card })}
          choices={cards.map(({ id, type, cardNumber }) => ({
            value: id,
            label: named(type, cardNumber),
          }))}
        />
      )}
      {isOfPayee(kind) && <PayeeField form={form} kind={kind} />}
      {kind === 'sign-in' ? (
        <p className="text-small text-muted">{words.signInDetail}</p>
      ) : (
        <AmountField
          label={words.amount}
          hint={isOfPayee(kind) ? words.anyAmount : undefined}
          {...form.value('amount')}
        />
      )}
      {kind === 'forecast-below' && <p className="text-small text-muted">{words.forecastDetail}</p>}
    </>
  );
}

interface PayeeFieldProps {
  form: AlertFormState;
  kind: 'to-payee' | 'from-payee';
}

function PayeeField({ form, kind }: PayeeFieldProps) {
  const words = useWords(alertWords);
  const list = useId();
  const { data: known = [] } = useQuery(knownPayeesQuery);
  return (
    <>
      <TextField
        label={words.payee[kind]}
        hint={words.payeeHint}
        maxLength={alertPayeeMaxLength}
        autoComplete="off"
        list={list}
        {...form.text('payee')}
      />
      <datalist id={list}>
        {known
          .filter(({ direction }) => direction === kind)
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
    </>
  );
}
