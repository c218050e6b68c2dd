import { memo } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { useAccountChoice } from '../accounts/account-choice.tsx';
import { ChoiceSelect, type DetailedChoice } from '../design-system/parts/choice-select.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { goalTransferWords } from '../goals/goal-detail.tsx';
import { formatMoney } from '../language/format.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { fieldId } from '../payments/transfer-alert.tsx';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { withSource } from '../payments/transfer-draft.ts';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

interface AccountStepProps extends StepProps {
  accounts: readonly Account[];
}

/** The source account; between accounts of one's own a single press lets both change places. */
export const AccountStep = memo(
  function AccountStep({ accounts, draft, onChange, choices, errors }: AccountStepProps) {
    const { form: words } = useWords(transferWords);
    const goalWords = useWords(goalTransferWords);
    const choiceOf = useBalanceChoice();
    const takeSource = (source: Account['id']) => {
      const { from, to } = withSource(draft, choices, source);
      onChange({ from, to });
    };
    const internal = draft.kind === 'internal';
    const { to, goals, goal } = choices;
    return (
      <div className="grid gap-5">
        <ChoiceSelect
          id={fieldId('from')}
          label={words.from}
          value={choices.from?.id ?? ''}
          onValueChange={takeSource}
          choices={accounts.map(choiceOf)}
          error={errors.from}
          aside={
            internal &&
            to !== null && (
              <TextButton className="text-small" onClick={() => takeSource(to.id)}>
                {words.changePlaces}
              </TextButton>
            )
          }
        />
        {internal && goals.length > 0 && (
          <SelectField
            id={fieldId('goal')}
            label={goalWords.forGoal}
            value={goal?.id ?? 'none'}
            onValueChange={(chosen) => onChange({ goal: chosen === 'none' ? null : chosen })}
            choices={[
              { value: 'none', label: goalWords.forNoGoal },
              ...goals.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            error={errors.goal}
          />
        )}
      </div>
    );
  },
  isAlikeIn('kind', 'from', 'to', 'goal'),
);

/** The account that is credited, with the way back to all recipients. */
export const ToAccountStep = memo(
  function ToAccountStep({
    onChange,
    choices,
    errors,
    onOpen,
  }: StepProps & { onOpen: () => void }) {
    const { form: words } = useWords(transferWords);
    const choiceOf = useBalanceChoice();
    return (
      <ChoiceSelect
        id={fieldId('to')}
        label={words.to}
        value={choices.to?.id ?? ''}
        onValueChange={(chosen) => onChange({ to: chosen })}
        choices={choices.toAccounts.map(choiceOf)}
        error={errors.to}
        aside={
          <TextButton className="text-small" aria-label={words.changeRecipient} onClick={onOpen}>
            {words.change}
          </TextButton>
        }
      />
    );
  },
  isAlikeIn('from', 'to'),
);

function useBalanceChoice(): (account: Account) => DetailedChoice<Account['id']> {
  const { form: words } = useWords(transferWords);
  const [hidden] = useBalancesHidden();
  const accountChoice = useAccountChoice();
  return (account) => {
    const { name, number, available } = account;
    return accountChoice(
      account,
      words.account(name, number, hidden ? null : formatMoney(available)),
    );
  };
}
