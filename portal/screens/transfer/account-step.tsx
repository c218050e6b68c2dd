import type { Account } from '#contract/accounts.ts';
import { useBalancesHidden } from '../../parts/balances-hidden.ts';
import { type Choice, SelectField } from '../../parts/select-field.tsx';
import { formatMoney } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { fieldId } from './field-id.ts';
import type { StepProps } from './step-props.ts';
import { withSource } from './transfer-draft.ts';

interface AccountStepProps extends StepProps {
  accounts: readonly Account[];
}

/** From which account, and for a transfer of one's own to which. */
export function AccountStep({ accounts, draft, onChange, choices, errors }: AccountStepProps) {
  const { form: words } = useWords(transferWords);
  const [hidden] = useBalancesHidden();
  const choiceOf = ({ id, name, number, available }: Account): Choice<Account['id']> => ({
    value: id,
    label: words.account(name, number, hidden ? null : formatMoney(available)),
  });
  const internal = draft.kind === 'internal';
  return (
    <div className="grid gap-5">
      <SelectField
        id={fieldId('from')}
        label={words.from}
        value={choices.from?.id ?? ''}
        onValueChange={(from) => onChange(withSource(draft, choices, from))}
        choices={accounts.map(choiceOf)}
        error={errors.from}
      />
      {internal && (
        <SelectField
          id={fieldId('to')}
          label={words.to}
          value={choices.to?.id ?? ''}
          onValueChange={(to) => onChange({ ...draft, to })}
          choices={choices.toAccounts.map(choiceOf)}
          disabled={choices.toAccounts.length === 0}
          hint={choices.toAccounts.length === 0 ? words.oneAccount : undefined}
          error={errors.to}
        />
      )}
    </div>
  );
}
