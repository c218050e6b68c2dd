import { ArrowDownUp } from 'lucide-react';
import { memo } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { useAccountChoice } from '../accounts/account-choice.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
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

/** The source account, and for a transfer between own accounts the target; a single press lets them change places. */
export const AccountStep = memo(
  function AccountStep({ accounts, draft, onChange, choices, errors }: AccountStepProps) {
    const { form: words } = useWords(transferWords);
    const goalWords = useWords(goalTransferWords);
    const [hidden] = useBalancesHidden();
    const accountChoice = useAccountChoice();
    const choiceOf = (account: Account) => {
      const { name, number, available } = account;
      return accountChoice(
        account,
        words.account(name, number, hidden ? null : formatMoney(available)),
      );
    };
    const takeSource = (source: Account['id']) => {
      const { from, to } = withSource(draft, choices, source);
      onChange({ from, to });
    };
    const internal = draft.kind === 'internal';
    const { to, toAccounts, goals, goal } = choices;
    return (
      <div className="grid gap-5">
        <ChoiceSelect
          id={fieldId('from')}
          label={words.from}
          value={choices.from?.id ?? ''}
          onValueChange={takeSource}
          choices={accounts.map(choiceOf)}
          error={errors.from}
        />
        {internal && (
          <div className="relative">
            {to !== null && (
              <div className="absolute -top-4.75 right-0 z-10">
                <IconButton
                  icon={ArrowDownUp}
                  label={words.changePlaces}
                  onClick={() => takeSource(to.id)}
                  className="border border-control/45 bg-raised"
                />
              </div>
            )}
            <ChoiceSelect
              id={fieldId('to')}
              label={words.to}
              value={to?.id ?? ''}
              onValueChange={(chosen) => onChange({ to: chosen })}
              choices={toAccounts.map(choiceOf)}
              disabled={toAccounts.length === 0}
              hint={toAccounts.length === 0 ? words.oneAccount : undefined}
              error={errors.to}
            />
          </div>
        )}
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
