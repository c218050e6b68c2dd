import { useRef, useState } from 'react';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { type MaybeDialog, PlaceDialog } from '../navigation/place-dialog.tsx';
import { DepositCheck } from './deposit-check.tsx';
import { DepositsMade } from './deposits-made.tsx';
import { depositsWords } from './words.ts';

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
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
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
