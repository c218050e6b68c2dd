import { Wallet } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { ChoiceSign, type DetailedChoice } from '../design-system/parts/choice-select.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { useWithOwners } from '../people/owners.ts';
import { Balance } from '../design-system/parts/money.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { useWords } from '../language/sentences.ts';
import { accountsQuery } from './queries.ts';

const en = {
  loading: 'Loading your accounts',
  failed: 'Your accounts could not be loaded',
  none: 'You have no account that can be used for this. A certificate cannot be used before it matures.',
};

const es: typeof en = {
  loading: 'Cargando sus cuentas',
  failed: 'No se pudieron cargar sus cuentas',
  none: 'No tiene una cuenta que sirva para esto. Un certificado no se puede usar antes de que venza.',
};

/** @public Read by the test of all sentences. */
export const movableWords = { en, es };

interface LoadedAccountsProps {
  /** `Skeleton`s in the real layout; otherwise that of the field in which an account is chosen. */
  skeleton?: ReactNode;
  /** Given at least one account. */
  children: (accounts: readonly Account[]) => ReactNode;
}

const field = <Skeleton className="h-18 rounded-control!" />;

/**
 * Content that needs accounts for money to come from and go to; a skeleton until they are loaded, and a note for a member
 * without accounts.
 */
export function LoadedAccounts({ skeleton = field, children }: LoadedAccountsProps) {
  const words = useWords(movableWords);
  return (
    <Loaded query={useQuery(accountsQuery)} words={words} skeleton={skeleton}>
      {({ accounts }) => {
        const movable = movableAccounts(accounts);
        return movable.length > 0 ? children(movable) : <Banner tone="info">{words.none}</Banner>;
      }}
    </Loaded>
  );
}

/** Those that money comes from and goes to by transfers, bills and deposits: all but certificates before they mature. */
export function movableAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(({ maturesOn }) => maturesOn === null);
}

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
