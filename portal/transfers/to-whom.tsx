import type { Account } from '#contract/accounts/accounts.ts';
import { ToAccountStep } from './account-step.tsx';
import { KindStep, type StepProps } from './kind-step.tsx';
import { FoldedRecipient } from './folded-recipient.tsx';
import { RecipientChoice } from './recipient-choice.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { Problem } from '../payments/transfer-problems.ts';

interface ToWhomProps extends StepProps {
  accounts: readonly Account[];
  /** Takes a recipient, and goes on to the amount. */
  onChoose: StepProps['onChange'];
  isFolded: boolean;
  onOpen: () => void;
  saveProblem: Problem | null;
  onSaveProblem: (problem: Problem | null) => void;
}

/**
 * Who gets the money: the first thing to answer (R-T1). A recipient brings the kind of transfer along, which stays a choice
 * below; once answered, the step is a line.
 */
export function ToWhom({
  accounts,
  onChoose,
  isFolded,
  onOpen,
  saveProblem,
  onSaveProblem,
  ...step
}: ToWhomProps) {
  const { draft, onChange, choices } = step;
  const isInternal = draft.kind === 'internal';
  return (
    <>
      {!isFolded && <RecipientChoice {...step} onChoose={onChoose} />}
      {isFolded && isInternal && <ToAccountStep {...step} onOpen={onOpen} />}
      {isFolded && !isInternal && (
        <FoldedRecipient draft={draft} choices={choices} onOpen={onOpen} />
      )}
      <KindStep draft={draft} onChange={onChange} accounts={accounts} />
      <RecipientStep
        {...step}
        isFolded={isFolded}
        onChoose={onChoose}
        saveProblem={saveProblem}
        onSaveProblem={onSaveProblem}
      />
    </>
  );
}
