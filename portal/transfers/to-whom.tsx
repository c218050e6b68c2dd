import type { Account } from '#contract/accounts/accounts.ts';
import { AccountStep } from './account-step.tsx';
import { KindStep, type StepProps } from './kind-step.tsx';
import { KindTerms } from './kind-terms.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { Problem } from './transfer-problems.ts';
import { memo } from 'react';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { Face } from '../design-system/faces/face.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { sentToLately } from '../recipients/recipient-search.tsx';
import { transferWords } from './words.ts';

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

interface RecentRecipientsProps {
  recipients: readonly Recipient[];
  chosen: Recipient | null;
  onChange: StepProps['onChange'];
}

/** Those who were sent to last, of whatever kind of transfer, one press away (R-T1). */
const RecentRecipients = memo(function RecentRecipients({
  recipients,
  chosen,
  onChange,
}: RecentRecipientsProps) {
  const { form: words } = useWords(transferWords);
  // Decision 46: a minor sends nothing to other banks.
  const isMinor = useSession().membership.role === 'minor';
  const recent = sentToLately(
    isMinor ? recipients.filter(({ kind }) => kind !== 'external') : recipients,
  );
  if (recent.length < 2) return null;
  return (
    <div role="group" aria-label={words.lately} className="-mx-1 -my-2 grid at-most-4">
      {recent.map((one) => (
        <Shortcut
          key={one.id}
          sign={<Face kind="person" name={one.name} size="medium" />}
          label={one.name}
          pressed={one === chosen}
          onSelect={() => onChange({ kind: one.kind, recipient: one.id })}
        />
      ))}
    </div>
  );
});
