import { useEffect, useEffectEvent } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { LoadedAccounts } from '../accounts/account-choice.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { lendingWords } from './lending-words.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

interface AccountFieldProps {
  label: string;
  name: string;
  /** Null until the accounts are there; then the first is chosen. */
  value: AccountId | null;
  error?: string | undefined;
  onValueChange: (account: AccountId) => void;
}

/** A choice of the accounts that money may come from and go to, each with its available balance. */
export function AccountField(props: AccountFieldProps) {
  return <LoadedAccounts>{(accounts) => <Choice {...props} accounts={accounts} />}</LoadedAccounts>;
}

interface ChoiceProps extends AccountFieldProps {
  accounts: readonly Account[];
}

function Choice({ label, name, value, error, onValueChange, accounts }: ChoiceProps) {
  const words = useWords(lendingWords);
  const withOwners = useWithOwners();
  const shown = useShownMoney();
  const first = accounts[0]?.id;
  const choose = useEffectEvent(onValueChange);
  useEffect(() => {
    if (value === null && first !== undefined) choose(first);
  }, [value, first]);
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      error={error}
      onValueChange={onValueChange}
      choices={accounts.map(({ id, name: account, available }) => ({
        value: id,
        label: withOwners(words.choice(account, shown(available))),
      }))}
    />
  );
}
