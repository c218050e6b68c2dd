import { Wallet } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { ChoiceSign, type DetailedChoice } from '../design-system/parts/choice-select.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { useWithOwners } from '../people/joint-owners.ts';
import { Balance } from '../design-system/parts/money.tsx';

/**
 * The text of an account in a list of choices: name, last digits, owner and available balance. The label is the text that
 * the list itself shows.
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
