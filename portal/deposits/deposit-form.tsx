import { type SubmitEvent, useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { CheckSide, DepositTerms } from '#contract/deposits/deposits.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { depositsWords } from './words.es.ts';
import { formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.es.ts';
import { useWords } from '../language/words.ts';
import { Availability } from './availability.tsx';
import { CheckPhoto } from './check-photo.tsx';
import {
  accountOf,
  type DepositDraft,
  type DepositField,
  emptyDraft,
  faultsOfRefusal,
  type FieldFaults,
  firstFault,
  isAmountFault,
  readDraft,
} from './deposit-draft.ts';
import { DepositOutcome } from './deposit-outcome.tsx';
import { useMakeDeposit } from './use-make-deposit.ts';

interface DepositFormProps {
  accounts: readonly Account[];
  terms: DepositTerms;
  onSeeDeposits: () => void;
}

const sides: readonly CheckSide[] = ['front', 'back'];

/** The two photos, how much, and into which account (R-D6). */
export function DepositForm({ accounts, terms, onSeeDeposits }: DepositFormProps) {
  const { form: words } = useWords(depositsWords);
  const [draft, setDraft] = useState(emptyDraft);
  const [faults, setFaults] = useState<FieldFaults>({});
  const { outcome, busy, make, forget } = useMakeDeposit();
  const form = useRef<HTMLFormElement>(null);
  const errorAt = useFaultWords();
  const to = accountOf(draft, accounts);
  const looksDeposited = outcome.kind === 'refused' && isRefusal(outcome.error, 'LOOKS_DEPOSITED');

  const change = (changed: Partial<DepositDraft>) => {
    // A photo is read while something else may be typed; and what looked like another check may do so
    // no longer.
    setDraft((now) => ({ ...now, isAnother: false, ...changed }));
    // A control that was changed is not wrong any more until it is looked at again.
    setFaults((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))),
    );
    if (!('isAnother' in changed)) forget();
  };

  const show = (found: FieldFaults) => {
    setFaults(found);
    const first = firstFault(found);
    if (first !== undefined) focusOn(form.current, first);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const reading = readDraft(draft, to);
    if (reading.kind === 'faults') {
      // Of a side without a photo it may be known already why there is none.
      const known = sides.flatMap((side) => {
        const fault = faults[side];
        return fault === 'file too large' || fault === 'no check seen'
          ? [[side, fault] as const]
          : [];
      });
      show({ ...reading.faults, ...Object.fromEntries(known) });
      return;
    }
    setFaults({});
    const came = await make(reading.deposit);
    if (came.kind === 'refused') show(faultsOfRefusal(came.error));
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
            label: words.account(name, number),
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
        <DepositOutcome outcome={outcome} onSeeDeposits={onSeeDeposits} />
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

/** The sentence at a control. */
function useFaultWords(): (fault: FieldFaults[DepositField]) => string | undefined {
  const { faults } = useWords(depositsWords);
  const { amount } = useWords(partsWords);
  return (fault) => {
    if (fault === undefined) return undefined;
    return isAmountFault(fault) ? amount[fault] : faults[fault];
  };
}

function focusOn(form: HTMLFormElement | null, field: DepositField): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
