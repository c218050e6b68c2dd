import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanApplicationId, LoanId } from '#contract/text/ids.ts';
import { Skeleton } from '../design-system/parts/states.tsx';
import { useWords } from '../language/sentences.ts';
import { ApplicationView } from './application-view.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { ApplicationStart } from './apply-draft.ts';
import { lendingWords } from './lending-words.ts';
import { LoanView } from './loan-view.tsx';
import { LoansHome } from './loans-home.tsx';
import { loansQuery } from './queries.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { loansWords } from './words.ts';

type View =
  | { readonly kind: 'home' }
  | { readonly kind: 'loan'; readonly id: LoanId }
  | { readonly kind: 'application'; readonly id: LoanApplicationId }
  | { readonly kind: 'apply'; readonly start: ApplicationStart };

/** The member's loans and applications, the cost of a loan, and applying for a loan (R-D13). */
export default function Loans(asked: MaybeDialog) {
  const words = useWords(loansWords);
  return (
    <CardOrDialog {...asked} id="loans" place="borrow" words={words} size="large">
      <Lending />
    </CardOrDialog>
  );
}

function Lending() {
  const words = useWords(lendingWords);
  const query = useQuery(loansQuery);
  const [view, setView] = useState<View>({ kind: 'home' });
  const [said, setSaid] = useState<string | null>(null);
  const open = (next: View, message: string | null = null) => {
    setSaid(message);
    setView(next);
  };
  const home = (message: string | null = null) => open({ kind: 'home' }, message);
  const data = query.data;
  if (view.kind === 'loan') {
    return <LoanView key={view.id} id={view.id} said={said} onBack={() => home()} />;
  }
  if (view.kind === 'apply' && data) {
    return (
      <ApplyForm
        products={data.products}
        start={view.start}
        onBack={() => home()}
        onSent={(id) => open({ kind: 'application', id }, words.form.sent)}
      />
    );
  }
  const shown =
    view.kind === 'application' ? data?.applications.find(({ id }) => id === view.id) : undefined;
  if (shown) {
    return (
      <ApplicationView
        key={shown.id}
        application={shown}
        said={said}
        onBack={() => home()}
        onSaid={setSaid}
        onLoan={(id, message) => open({ kind: 'loan', id }, message)}
      />
    );
  }
  return (
    <LoansHome
      query={query}
      skeleton={<Skeleton className="h-16 rounded-control!" />}
      said={said}
      onSaid={setSaid}
      onLoan={(id) => open({ kind: 'loan', id })}
      onApplication={(id) => open({ kind: 'application', id })}
      onApply={(start) => open({ kind: 'apply', start })}
    />
  );
}
