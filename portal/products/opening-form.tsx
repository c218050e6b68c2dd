import type { Account } from '#contract/accounts/accounts.ts';
import type { Offer, Opened } from '#contract/products/products.ts';
import { useAccountChoice } from '../accounts/account-choice.tsx';
import { refreshAccountNames } from '../accounts/queries.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { emptyOpening, faultsOfRefusal, readOpening } from './opening-draft.ts';
import { openAccount } from './queries.ts';
import { productsWords } from './words.ts';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

interface OpeningFormProps {
  offer: Offer;
  name: string;
  accounts: readonly Account[];
  onBack: () => void;
  onOpened: (opened: Opened) => void;
}

/** The source account, the amount, and the name of the new account. */
export function OpeningForm({ offer, name, accounts, onBack, onOpened }: OpeningFormProps) {
  const all = useWords(productsWords);
  const words = all.form;
  const form = useBankForm({
    procedure: openAccount,
    keyed: true,
    refresh: refreshAccountNames,
    start: emptyOpening,
    read: (draft) => {
      const reading = readOpening(draft, offer, from);
      if (reading.kind === 'faults') return { faults: reading.faults };
      return { request: { opening: reading.opening } };
    },
    at: faultsOfRefusal,
    say: {
      ...all.faults,
      OPENING_BELOW_MINIMUM: words.belowMinimum(formatMoney(offer.openingMinimum)),
    },
    done: onOpened,
  });
  const [hidden] = useBalancesHidden();
  const accountChoice = useAccountChoice();
  const from = accounts.find(({ id }) => id === form.draft.from) ?? accounts[0];

  return (
    <DialogView
      heading={words.heading(name)}
      detail={words.detail}
      back={words.back}
      onBack={onBack}
    >
      <BankForm
        form={form}
        autoComplete="off"
        aria-label={words.heading(name)}
        buttons="dialog"
        submit={words.submit}
        submitting={words.submitting}
        saysAll
        problemTitle={words.problem}
      >
        <ChoiceSelect
          label={words.from}
          {...form.value('from')}
          value={from?.id ?? ''}
          choices={accounts.map((account) =>
            accountChoice(
              account,
              hidden
                ? `${account.name} ${account.number}`
                : `${account.name} ${account.number}, ${formatMoney(account.available)}`,
            ),
          )}
        />
        <AmountField
          label={words.amount}
          placeholder="0.00"
          hint={
            offer.openingMinimum === 0
              ? undefined
              : words.minimum(formatMoney(offer.openingMinimum))
          }
          {...form.value('amount')}
        />
        <TextField
          label={words.nickname}
          hint={words.nicknameHint(name)}
          {...form.text('nickname')}
        />
        <Checkbox label={words.agree} {...form.ticked('agreed')} />
      </BankForm>
    </DialogView>
  );
}
