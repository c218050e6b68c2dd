import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { AccountStep } from './account-step.tsx';
import { isAlikeIn, KindStep, type StepProps } from './kind-step.tsx';
import { outlookOf } from '../payments/amount-outlook.ts';
import { transferTermsQuery } from '../payments/queries.ts';
import { amountOf, dayOf } from '../payments/transfer-draft.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { Problem } from '../payments/transfer-problems.ts';
import { memo } from 'react';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { Face } from '../design-system/faces/face.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { useWords } from '../language/sentences.ts';
import { useMay, useSession } from '../queries/session.ts';
import { sentToLately } from '../recipients/recipient-search.tsx';
import { transferWords } from '../payments/words.ts';

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

/** The latest recipients, of every kind of transfer, at a single press (R-T1). */
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

/** When the money of that amount arrives and how much can be sent, where the kind is chosen; nothing while it is not known. */
const KindTerms = memo(
  function KindTerms({ draft, choices }: Pick<StepProps, 'draft' | 'choices'>) {
    const { form: words } = useWords(transferWords);
    const maySend = useMay('move');
    const { data } = useQuery(transferTermsQuery(dayOf(draft), choices.recipient?.id ?? null));
    if (data === undefined) return null;
    const terms = data[draft.kind];
    const { arrival, limits } = terms;
    const { isHeld, waitsHours } = outlookOf(amountOf(draft), terms);
    // For an amount that is held or may wait, the step of the amount states the outcome; a transfer that is approved first
    // has no day yet.
    const arrives = isHeld || waitsHours !== null || !maySend ? null : arrival;
    const sentences = [];
    if (arrives?.speed === 'by-day') sentences.push(words.cutOff(formatClock(data.cutOff)));
    if (limits !== null) {
      const { atATime, aDay, leftToday } = limits;
      sentences.push(words.limits(formatMoney(atATime), formatMoney(aDay), formatMoney(leftToday)));
    }
    return (
      <div role="note" aria-label={words.terms} className="flex gap-2 text-small text-muted">
        <Icon shape={Clock} size={18} className="mt-px shrink-0 text-brand" />
        <p>
          {arrives && (
            <span className="font-medium text-ink">
              {words.arrival[arrives.speed](formatDate(arrives.day))}{' '}
            </span>
          )}
          {sentences.join(' ')}
        </p>
      </div>
    );
  },
  isAlikeIn('kind', 'amount', 'when', 'date'),
);
