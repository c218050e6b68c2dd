import type { SubmitEvent } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { CheckSide, DepositTerms } from '#contract/deposits/deposits.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { OutcomeBanner } from '../design-system/composed/outcome-banner.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { useDraft, useFaultWords } from '../design-system/parts/use-draft.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { makeDeposit } from './queries.ts';
import { depositsWords } from './words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { Availability } from './availability.tsx';
import { CheckPhoto } from './check-photo.tsx';
import {
  accountOf,
  type DepositDraft,
  type DepositFaults,
  type DepositField,
  depositFields,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  notTaken,
} from './deposit-draft.ts';
import { PartList } from './deposits-made.tsx';

interface DepositFormProps {
  accounts: readonly Account[];
  terms: DepositTerms;
  onSeeDeposits: () => void;
}

const sides: readonly CheckSide[] = ['front', 'back'];

/** The two photos, how much, and into which account (R-D6). */
export function DepositForm({ accounts, terms, onSeeDeposits }: DepositFormProps) {
  const { form: words, faults: faultWords, outcome: said } = useWords(depositsWords);
  const { form, draft, setDraft, faults, setFaults, ...inForm } = useDraft<
    DepositDraft,
    DepositField,
    DepositFaults[DepositField]
  >(emptyDraft, depositFields);
  const { outcome, busy, send, forget } = useKeyedRequest(makeDeposit, (queries) =>
    refreshAfter(queries, 'deposit'),
  );
  const withOwners = useWithOwners();
  const errorAt = useFaultWords(faultWords);
  const to = accountOf(draft, accounts);
  const looksDeposited = outcome.kind === 'refused' && isRefusal(outcome.error, 'LOOKS_DEPOSITED');

  const change = (changed: Partial<DepositDraft>) => {
    // What looked like another check may do so no longer.
    inForm.change({ isAnother: false, ...changed });
    if (!('isAnother' in changed)) forget();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const reading = readDraft(draft, to);
    if (reading.kind === 'faults') {
      // Of a side without a photo it may be known already why there is none.
      const known = sides.flatMap((side) => {
        const fault = faults[side];
        return notTaken.some((why) => why === fault) ? [[side, fault] as const] : [];
      });
      inForm.show({ ...reading.faults, ...Object.fromEntries(known) });
      return;
    }
    setFaults({});
    const came = await send({ deposit: reading.deposit });
    if (came.kind === 'refused') inForm.show(faultsOfRefusal(came.error));
    // What was chosen while the bank was asked is the beginning of the next deposit.
    if (came.kind === 'done') {
      setDraft((now) => (now === draft ? { ...emptyDraft, to: draft.to } : now));
    }
  };

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={words.label}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {sides.map((side) => (
          <CheckPhoto
            key={side}
            side={side}
            photo={draft[side]}
            onPhoto={(photo) => change({ [side]: photo })}
            onNotTaken={(why) => setFaults((now) => ({ ...now, [side]: why }))}
            error={errorAt(faults[side])}
          />
        ))}
        <SelectField
          label={words.to}
          name="to"
          value={to?.id ?? ''}
          onValueChange={(id) => change({ to: id })}
          choices={accounts.map(({ id, name, number }) => ({
            value: id,
            label: withOwners(words.account(name, number)),
          }))}
          error={errorAt(faults.to)}
        />
        <AmountField
          label={words.amount}
          name="amount"
          placeholder="0.00"
          hint={words.limits(formatMoney(terms.mostPerCheck), formatMoney(terms.leftToday))}
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
          error={errorAt(faults.amount)}
        />
      </div>
      <Availability terms={terms} />
      <div className="grid gap-3">
        <OutcomeBanner
          outcome={outcome}
          see={<TextButton onClick={onSeeDeposits}>{said.see}</TextButton>}
          renderDone={(deposit) => ({
            title: said.done(formatMoney(deposit.amount), deposit.toName),
            detail: (
              <>
                <PartList deposit={deposit} />
                {said.doneDetail(deposit.label)}
              </>
            ),
          })}
        />
        {(looksDeposited || draft.isAnother) && (
          <Checkbox
            label={words.isAnother}
            checked={draft.isAnother}
            onChange={(event) => change({ isAnother: event.currentTarget.checked })}
          />
        )}
      </div>
      <DialogActions>
        <Button type="submit" busy={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
