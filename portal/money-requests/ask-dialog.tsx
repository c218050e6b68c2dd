import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteMaxLength } from '#contract/money-requests/money-request-terms.ts';
import type { AskedRequest } from '#contract/money-requests/money-requests.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { LoadedAccounts } from '../accounts/account-choice.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { useWords } from '../language/sentences.ts';
import { recipientsQuery } from '../recipients/queries.ts';
import { AddressFields } from '../payments/address-fields.tsx';
import { profileQuery } from '../settings/queries.ts';
import {
  type AskDraft,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  standingAfter,
} from './ask-draft.ts';
import { LinkView } from './link-view.tsx';
import { askForMoney, moneyRequestsKey } from './queries.ts';
import { transferWords } from '../payments/words.ts';
import { moneyRequestWords } from './words.ts';

/** Asks another member for money; a link is shown when it is made. */
export default function AskDialog(dialog: DialogOpen) {
  const words = useWords(moneyRequestWords);
  const [made, setMade] = useState<AskedRequest | null>(null);
  const close = () => dialog.onOpenChange(false);
  if (made?.token) {
    return (
      <Dialog
        {...dialog}
        title={words.link.title}
        footer={<Button onClick={close}>{words.link.done}</Button>}
      >
        <LinkView one={made} token={made.token} />
      </Dialog>
    );
  }
  return (
    <Dialog {...dialog} title={words.asking.title} description={words.asking.detail} keepsTop>
      <LoadedAccounts skeleton={<Skeleton className="h-60 rounded-control!" />}>
        {(accounts) => (
          <AskForm
            accounts={accounts}
            onCancel={close}
            onAsked={(asked) => {
              if (asked.token !== null) return setMade(asked);
              showToast({
                title: words.asking.done(formatMoney(asked.amount ?? cents(0)), asked.name ?? ''),
                tone: 'positive',
              });
              return close();
            }}
          />
        )}
      </LoadedAccounts>
    </Dialog>
  );
}

interface AskFormProps {
  accounts: readonly Account[];
  onCancel: () => void;
  onAsked: (asked: AskedRequest) => void;
}

function AskForm({ accounts, onCancel, onAsked }: AskFormProps) {
  const { asking: words } = useWords(moneyRequestWords);
  const { faults: ofAddress } = useWords(transferWords);
  const { amount: amountFaults } = useWords(partsWords);
  const { data: recipients = [] } = useQuery(recipientsQuery);
  const { data: profile } = useQuery(profileQuery);
  const saved = recipients.filter(({ kind }) => kind === 'zelle');
  const isSaved = ({ recipient }: AskDraft) => saved.some(({ id }) => id === recipient);
  const form = useBankForm({
    procedure: askForMoney,
    keyed: true,
    refresh: (queries) => queries.invalidateQueries({ queryKey: moneyRequestsKey }),
    start: emptyDraft,
    read: (typed) => {
      const into = typed.to ?? accounts[0]?.id;
      if (into === undefined) return { faults: {} };
      const asked = isSaved(typed) ? typed : { ...typed, recipient: '' };
      const reading = readDraft(asked, into, profile?.email);
      if (reading.kind === 'faults') return { faults: reading.faults };
      return { request: { request: reading.request } };
    },
    at: faultsOfRefusal,
    say: { ...ofAddress, ...words.faults },
    standing: standingAfter,
    done: onAsked,
  });
  const { draft, change } = form;
  const isOther = !isSaved(draft);
  const to = draft.to ?? accounts[0]?.id;
  return (
    <BankForm
      form={form}
      buttons="dialog"
      submit={draft.by === 'link' ? words.submitLink : words.submit}
      onCancel={onCancel}
      saysAll
    >
      <SegmentedControl
        label={words.how}
        value={draft.by}
        onValueChange={(by) => change({ by })}
        choices={[
          { value: 'contact', label: words.byContact },
          { value: 'link', label: words.byLink },
        ]}
      />
      {draft.by === 'contact' && saved.length > 0 && (
        <SelectField
          label={words.who}
          name="recipient"
          value={isOther ? 'other' : draft.recipient}
          onValueChange={(recipient) =>
            change({ recipient: recipient === 'other' ? '' : recipient })
          }
          choices={[
            { value: 'other', label: words.somebody },
            ...saved.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
        />
      )}
      {draft.by === 'contact' && isOther && (
        <AddressFields
          kind="zelle"
          control={(field) => ({ ...form.value(field), value: draft[field] ?? '' })}
          words={words}
        />
      )}
      <p className="text-small text-muted">
        {draft.by === 'contact' ? words.nobody : words.linkOnce}
      </p>
      {draft.by === 'link' && <Checkbox label={words.anyAmount} {...form.ticked('isAnyAmount')} />}
      {(draft.by === 'contact' || !draft.isAnyAmount) && (
        <AmountField
          label={words.amount}
          {...form.value('amount')}
          zeroError={amountFaults['amount needed']}
        />
      )}
      <TextField
        label={words.note}
        optional
        hint={words.noteHint}
        maxLength={noteMaxLength}
        autoComplete="off"
        {...form.text('note')}
      />
      {accounts.length > 1 && (
        <SelectField
          label={words.to}
          name="to"
          value={to ?? ''}
          onValueChange={(chosen) => change({ to: chosen as AccountId })}
          choices={accounts.map(({ id, name }) => ({ value: id as string, label: name }))}
        />
      )}
    </BankForm>
  );
}
