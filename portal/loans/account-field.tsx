import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { AccountId } from '#contract/text/ids.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { lendingWords } from './lending.es.ts';

interface AccountFieldProps {
  label: string;
  name: string;
  /** Null until the accounts are there; then the first is chosen. */
  value: AccountId | null;
  onValueChange: (account: AccountId) => void;
}

/** One of the member's accounts, each with what is available in it. */
export function AccountField({ label, name, value, onValueChange }: AccountFieldProps) {
  const words = useWords(lendingWords);
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  const withOwners = useWithOwners();
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
      onValueChange={onValueChange}
      choices={accounts.map(({ id, name: account, available }) => ({
        value: id,
        label: withOwners(words.choice(account, formatMoney(available))),
      }))}
    />
  );
}
