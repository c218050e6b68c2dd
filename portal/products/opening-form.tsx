import type { SubmitEvent } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Offer, Opened } from '#contract/products/products.ts';
import { useAccountChoice } from '../accounts/account-choice.tsx';
import { refreshAccountNames } from '../accounts/queries.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useBalancesHidden } from '../design-system/parts/balances-hidden.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useDraft, useFaultWords } from '../design-system/parts/use-draft.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import {
  emptyOpening,
  faultsOfRefusal,
  type OpeningDraft,
  type OpeningFaults,
  type OpeningField,
  openingFields,
  readOpening,
} from './opening-draft.ts';
import { openAccount } from './queries.ts';
import { productsWords } from './words.ts';

interface OpeningFormProps {
  offer: Offer;
  name: string;
  accounts: readonly Account[];
  onBack: () => void;
  onOpened: (opened: Opened) => void;
}

/** From which account, how much, and what the new account is called. */
export function OpeningForm({ offer, name, accounts, onBack, onOpened }: OpeningFormProps) {
  const all = useWords(productsWords);
  const words = all.form;
  const { form, draft, faults, setFaults, ...inForm } = useDraft<
    OpeningDraft,
    OpeningField,
    OpeningFaults[OpeningField]
  >(emptyOpening, openingFields);
  const { outcome, busy, send, forget } = useKeyedRequest(openAccount, refreshAccountNames);
  const errorAt = useFaultWords({
    ...all.faults,
    OPENING_BELOW_MINIMUM: words.belowMinimum(formatMoney(offer.openingMinimum)),
  });
  const [hidden] = useBalancesHidden();
  const accountChoice = useAccountChoice();
  const from = accounts.find(({ id }) => id === draft.from) ?? accounts[0];

  const change = (changed: Partial<OpeningDraft>) => {
    inForm.change(changed);
    forget();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const reading = readOpening(draft, offer, from);
    if (reading.kind === 'faults') {
      inForm.show(reading.faults);
      return;
    }
    setFaults({});
    const came = await send({ opening: reading.opening });
    if (came.kind === 'refused') inForm.show(faultsOfRefusal(came.error));
    if (came.kind === 'done') onOpened(came.answer);
  };

  return (
    <DialogView
      heading={words.heading(name)}
      detail={words.detail}
      back={words.back}
      onBack={onBack}
    >
      <form
        ref={form}
        noValidate
        autoComplete="off"
        aria-label={words.heading(name)}
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <ChoiceSelect
          label={words.from}
          name="from"
          value={from?.id ?? ''}
          onValueChange={(id) => change({ from: id })}
          choices={accounts.map((account) =>
            accountChoice(
              account,
              hidden
                ? `${account.name} ${account.number}`
                : `${account.name} ${account.number}, ${formatMoney(account.available)}`,
            ),
          )}
          error={errorAt(faults.from)}
        />
        <AmountField
          label={words.amount}
          name="amount"
          placeholder="0.00"
          hint={
            offer.openingMinimum === 0
              ? undefined
              : words.minimum(formatMoney(offer.openingMinimum))
          }
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
          error={errorAt(faults.amount)}
        />
        <TextField
          label={words.nickname}
          name="nickname"
          hint={words.nicknameHint(name)}
          value={draft.nickname}
          onChange={(event) => change({ nickname: event.currentTarget.value })}
          error={errorAt(faults.nickname)}
        />
        <Checkbox
          label={words.agree}
          name="agreed"
          checked={draft.agreed}
          onChange={(event) => change({ agreed: event.currentTarget.checked })}
          error={errorAt(faults.agreed)}
        />
        {(outcome.kind === 'refused' || outcome.kind === 'not known') && (
          <ProblemBanner title={words.problem} error={outcome.error} />
        )}
        <DialogActions>
          <Button type="submit" busy={busy}>
            {busy ? words.submitting : words.submit}
          </Button>
        </DialogActions>
      </form>
    </DialogView>
  );
}
