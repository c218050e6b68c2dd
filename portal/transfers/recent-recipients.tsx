import { memo } from 'react';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { Face } from '../design-system/faces/face.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { sentToLately } from '../recipients/recipient-search.tsx';
import type { StepProps } from './step-props.ts';
import { transferWords } from './words.ts';

interface RecentRecipientsProps {
  recipients: readonly Recipient[];
  chosen: Recipient | null;
  onChange: StepProps['onChange'];
}

/** Those who were sent to last, of whatever kind of transfer, one press away (R-T1). */
export const RecentRecipients = memo(function RecentRecipients({
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
