import { useRef, useState } from 'react';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { useWords } from '../language/sentences.ts';
import { type MaybeDialog, PlaceDialog } from '../navigation/place-dialog.tsx';
import { DepositsMade } from './deposits-made.tsx';
import { depositsWords } from './words.ts';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, Wallet } from 'lucide-react';
import { EmptyState, Loading, Skeletons } from '../design-system/parts/states.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { depositTermsQuery } from './queries.ts';
import { DepositForm } from './deposit-form.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { movableAccounts } from '../accounts/account-choice.tsx';
import { SectionProblem } from '../design-system/composed/loaded.tsx';

/** Depositing a check by photo, and the checks that were deposited (R-D6). */
export default function Deposits(dialog: MaybeDialog) {
  const words = useWords(depositsWords);
  if (dialog.open === undefined) return <BesideEachOther />;
  const { title, description } = words;
  return (
    <PlaceDialog {...dialog} place="deposit" title={title} description={description} size="large">
      <Parts />
    </PlaceDialog>
  );
}

function Parts() {
  const words = useWords(depositsWords);
  const [part, setPart] = useState<'deposit' | 'made'>('deposit');
  return (
    <TabPanels
      label={words.sections}
      value={part}
      onValueChange={setPart}
      panels={[
        {
          value: 'deposit',
          label: words.depositTab,
          children: <DepositCheck onSeeDeposits={() => setPart('made')} />,
        },
        { value: 'made', label: words.madeTab, children: <DepositsMade /> },
      ]}
    />
  );
}

function BesideEachOther() {
  const words = useWords(depositsWords);
  const made = useRef<HTMLElement>(null);
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <TitledCard id="deposit-check" heading={words.title} detail={words.description}>
        <DepositCheck
          onSeeDeposits={() => {
            made.current?.scrollIntoView();
            made.current?.focus({ preventScroll: true });
          }}
        />
      </TitledCard>
      <TitledCard ref={made} id="deposits-made" heading={words.madeTab}>
        <DepositsMade />
      </TitledCard>
    </div>
  );
}

function DepositCheck({ onSeeDeposits }: { onSeeDeposits: () => void }) {
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
      <Skeletons
        shapes={[
          'h-40 rounded-control!',
          'h-40 rounded-control!',
          'h-18 rounded-control!',
          'h-18 rounded-control!',
        ]}
        className="grid gap-5 sm:grid-cols-2"
      />
    </Loading>
  );
}

function CheckTips() {
  const { heading, list } = useWords(depositsWords).tips;
  return (
    <section aria-labelledby="check-tips" className="rounded-control border border-line px-4 py-3">
      <h3 id="check-tips" className="flex items-center gap-2 text-small font-semibold">
        <Icon shape={Lightbulb} size={18} className="text-accent-ink" />
        {heading}
      </h3>
      <ul className="list-disc pt-1 pl-5 text-small text-muted">
        {list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
