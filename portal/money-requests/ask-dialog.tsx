import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { noteMaxLength } from '#contract/money-requests/money-request-terms.ts';
import type { AskedRequest } from '#contract/money-requests/money-requests.ts';
import { recipientNameMaxLength } from '#contract/recipients/recipient-terms.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { LoadedAccounts } from '../accounts/loaded-accounts.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useDraft, useFaultWords } from '../design-system/parts/use-draft.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { recipientsQuery } from '../recipients/queries.ts';
import { profileQuery } from '../settings/queries.ts';
import {
  type AskDraft,
  type AskField,
  type AskFaults,
  askFields,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  standingAfter,
} from './ask-draft.ts';
import { LinkView } from './link-view.tsx';
import { askForMoney, moneyRequestsKey } from './queries.ts';
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
  const { form, draft, faults, ...inForm } = useDraft<
    AskDraft,
    AskField,
    NonNullable<AskFaults[AskField]>
  >(emptyDraft, askFields);
  const errorAt = useFaultWords(words.faults);
  const { data: recipients = [] } = useQuery(recipientsQuery);
  const { data: profile } = useQuery(profileQuery);
  const saved = recipients.filter(({ kind }) => kind === 'zelle');
  const isOther = draft.recipient === '' || !saved.some(({ id }) => id === draft.recipient);
  const { outcome, busy, send, forget } = useKeyedRequest(askForMoney, (queries) =>
    queries.invalidateQueries({ queryKey: moneyRequestsKey }),
  );
  const to = draft.to ?? accounts[0]?.id;
  const change = (changed: Partial<AskDraft>) => {
    inForm.change(changed);
    inForm.setFaults((standing) => standingAfter(changed, standing));
    forget();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || to === undefined) return;
    const asked = isOther ? { ...draft, recipient: '' } : draft;
    const reading = readDraft(asked, to, profile?.email);
    if (reading.kind === 'faults') return inForm.show(reading.faults);
    const came = await send({ request: reading.request });
    if (came.kind === 'refused') inForm.show(faultsOfRefusal(came.error));
    if (came.kind === 'done') onAsked(came.answer);
  };
  const text = (field: 'name' | 'email' | 'phone' | 'note') => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
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
        <>
          <TextField
            label={words.name}
            maxLength={recipientNameMaxLength}
            {...text('name')}
            error={errorAt(faults.name)}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={words.email}
              type="email"
              maxLength={254}
              hint={faults.email === undefined && words.contactHint}
              {...text('email')}
              error={errorAt(faults.email)}
            />
            <TextField
              label={words.phone}
              type="tel"
              maxLength={30}
              {...text('phone')}
              error={errorAt(faults.phone)}
            />
          </div>
        </>
      )}
      <p className="text-small text-muted">
        {draft.by === 'contact' ? words.nobody : words.linkOnce}
      </p>
      {draft.by === 'link' && (
        <Checkbox
          label={words.anyAmount}
          checked={draft.isAnyAmount}
          onChange={(event) => change({ isAnyAmount: event.currentTarget.checked })}
        />
      )}
      {(draft.by === 'contact' || !draft.isAnyAmount) && (
        <AmountField
          label={words.amount}
          name="amount"
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
          error={errorAt(faults.amount)}
          zeroError={words.faults['amount needed']}
        />
      )}
      <TextField
        label={words.note}
        optional
        hint={words.noteHint}
        maxLength={noteMaxLength}
        {...text('note')}
        error={errorAt(faults.note)}
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
      {(outcome.kind === 'refused' || outcome.kind === 'not known') && (
        <ProblemBanner error={outcome.error} />
      )}
      <DialogActions>
        <Button tone="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {draft.by === 'link' ? words.submitLink : words.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
