import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { EmptyState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { movableAccounts } from '../accounts/movable-accounts.ts';
import { accountsQuery } from '../accounts/queries.ts';
import { depositTermsQuery } from './queries.ts';
import { depositsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { SectionProblem } from '../design-system/composed/section-problem.tsx';
import { CheckTips } from './check-tips.tsx';
import { DepositForm } from './deposit-form.tsx';

/** The tips, and the form, which stands on the member's accounts and the terms of deposits. */
export function DepositCheck({ onSeeDeposits }: { onSeeDeposits: () => void }) {
  return (
    <div className="grid gap-5">
      <CheckTips />
      <Form onSeeDeposits={onSeeDeposits} />
    </div>
  );
}

function Form({ onSeeDeposits }: { onSeeDeposits: () => void }) {
  const words = useWords(depositsWords).form;
  const accounts = useQuery(accountsQuery);
  const terms = useQuery(depositTermsQuery);
  if (accounts.data && terms.data) {
    const movable = movableAccounts(accounts.data.accounts);
    return movable.length === 0 ? (
      <EmptyState icon={Wallet} title={words.noAccount} />
    ) : (
      <DepositForm accounts={movable} terms={terms.data} onSeeDeposits={onSeeDeposits} />
    );
  }
  const failed = [accounts, terms].find(({ isError }) => isError);
  if (failed) return <SectionProblem title={words.failed} query={failed} />;
  return (
    <Loading label={words.loading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-40 rounded-control!" />
        <Skeleton className="h-40 rounded-control!" />
        <Skeleton className="h-18 rounded-control!" />
        <Skeleton className="h-18 rounded-control!" />
      </div>
    </Loading>
  );
}
