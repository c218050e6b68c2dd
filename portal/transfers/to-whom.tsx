import type { Account } from '#contract/accounts/accounts.ts';
import { AccountStep } from './account-step.tsx';
import { KindStep } from './kind-step.tsx';
import { KindTerms } from './kind-terms.tsx';
import { RecentRecipients } from './recent-recipients.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { StepProps } from './step-props.ts';
import type { Problem } from './transfer-problems.ts';

interface ToWhomProps extends StepProps {
  accounts: readonly Account[];
  isFolded: boolean;
  onOpen: () => void;
  saveProblem: Problem | null;
  onSaveProblem: (problem: Problem | null) => void;
}

/** Where the money goes, and by which kind of transfer: the first thing to answer (R-T1). */
export function ToWhom({
  accounts,
  isFolded,
  onOpen,
  saveProblem,
  onSaveProblem,
  ...step
}: ToWhomProps) {
  const { draft, onChange, choices } = step;
  return (
    <>
      {!isFolded && (
        <>
          <RecentRecipients
            recipients={choices.recipients}
            chosen={choices.recipient}
            onChange={onChange}
          />
          <KindStep draft={draft} onChange={onChange} accounts={accounts} />
        </>
      )}
      {draft.kind === 'internal' ? (
        <AccountStep {...step} accounts={accounts} />
      ) : (
        <RecipientStep
          {...step}
          isFolded={isFolded}
          onOpen={onOpen}
          saveProblem={saveProblem}
          onSaveProblem={onSaveProblem}
        />
      )}
      <KindTerms draft={draft} choices={choices} />
    </>
  );
}
