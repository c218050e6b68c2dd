import { useRef } from 'react';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { DepositCheck } from './deposit-check.tsx';
import { DepositsMade } from './deposits-made.tsx';
import { depositsWords } from './words.ts';

/** Depositing a check, with the checks that were deposited beside the form (R-D6). */
export default function DepositPlace() {
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
