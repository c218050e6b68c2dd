import { Wallet } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { Balance } from '../design-system/parts/balance.tsx';
import { ChoiceSign, type DetailedChoice } from '../design-system/parts/choice-select.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { useWithOwners } from '../people/joint-owners.ts';

/**
 * How an account stands in a list of choices: name, last digits, whose it is and what is available. The label is what the list
 * itself shows.
 */
export function useAccountChoice(): (
  account: Account,
  label: string,
) => DetailedChoice<Account['id']> {
  const withOwners = useWithOwners();
  return ({ id, name, number, available }, label) => ({
    value: id,
    label: withOwners(label),
    title: name,
    detail: withOwners(number),
    figure: <Balance amount={available} />,
    sign: (
      <ChoiceSign>
        <Icon shape={Wallet} />
      </ChoiceSign>
    ),
  });
}
