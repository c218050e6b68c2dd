import { Wallet } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { Balance } from '../design-system/parts/balance.tsx';
import { ChoiceSign, type DetailedChoice } from '../design-system/parts/choice-select.tsx';
import { Icon } from '../design-system/parts/icon.tsx';

/** An account in a list of choices: name, last digits and what is available. The label is what the list itself shows. */
export function accountChoice(
  { id, name, number, available }: Account,
  label: string,
): DetailedChoice<Account['id']> {
  return {
    value: id,
    label,
    title: name,
    detail: number,
    figure: <Balance amount={available} />,
    sign: (
      <ChoiceSign>
        <Icon shape={Wallet} />
      </ChoiceSign>
    ),
  };
}
