import { isOtherBank } from '#contract/recipients/routing-number.ts';
import { Face } from '../design-system/faces/face.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import { useBankLookUp } from '../recipients/routing-number-field.tsx';
import { answeredRecipient, howReached } from './answered-recipient.ts';
import type { StepProps } from './step-props.ts';
import { transferWords } from './words.ts';

interface FoldedRecipientProps extends Pick<StepProps, 'draft' | 'choices'> {
  onOpen: () => void;
}

/** The answered step of the recipient in one line, with the way back into it, and whose routing number it is if not the typed bank's. */
export function FoldedRecipient({ draft, choices, onOpen }: FoldedRecipientProps) {
  const { form: words } = useWords(transferWords);
  const { data: bankOfRoutingNumber = null } = useBankLookUp(draft);
  const recipient = answeredRecipient(draft, choices);
  if (recipient === null) return null;
  const { name } = recipient;
  return (
    <section
      aria-label={words.recipient}
      className="flex items-center gap-3 rounded-control border border-line px-4 py-3"
    >
      <Face kind="person" name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="figures text-caption wrap-anywhere text-muted">
          {[words.kinds[draft.kind], howReached(recipient, words)]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {choices.recipient === null &&
          isOtherBank(recipient.account?.bank ?? '', bankOfRoutingNumber) && (
            <p className="text-caption text-muted">{words.bankNameReplaced(bankOfRoutingNumber)}</p>
          )}
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-label={words.changeRecipient}
        onClick={onOpen}
        className="-mr-2"
      >
        {words.change}
      </Button>
    </section>
  );
}
