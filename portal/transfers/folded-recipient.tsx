import {
  type AddressField,
  type PaymentAddress,
  isOtherBank,
} from '#contract/payments/address-fields.ts';
import { Face } from '../design-system/faces/face.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import {
  emptyAddress,
  howReached,
  isReached,
  shownAddress,
  typedRecipient,
} from '../payments/address.ts';
import { useBankLookUp } from '../payments/address-fields.tsx';
import type { StepProps } from './kind-step.tsx';
import { transferWords } from '../payments/words.ts';
import type { TransferChoices, TransferDraft } from '../payments/transfer-draft.ts';
import { useCallback, useState } from 'react';
import type { AccountId, RecipientId } from '#contract/text/ids.ts';

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
          {howReached(recipient, words)}
        </p>
        {choices.recipient === null &&
          isOtherBank(recipient.bankName ?? '', bankOfRoutingNumber) && (
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

/**
 * The recipient of the draft, as the bank shows one; null while a detail is missing, and between accounts of one's own. Whether what
 * was typed is right is for the bank to say.
 */
export function answeredRecipient(
  draft: TransferDraft,
  { recipient, bankName }: TransferChoices,
): PaymentAddress | null {
  const { kind } = draft;
  if (kind === 'internal' || recipient !== null) return recipient;
  const typed = typedRecipient(kind, draft, bankName.trim());
  if (!isReached(typed) || typed.bankName === '') return null;
  return shownAddress(typed);
}

/** The step of the recipient: open, or folded to a line. */
export interface RecipientFold {
  readonly isFolded: boolean;
  /** Always the same functions. An unanswered step does not fold. */
  open: () => void;
  fold: () => void;
}

/** The fields typed or chosen in the step. */
export const recipientFields = [
  'recipient',
  ...(Object.keys(emptyAddress) as AddressField[]),
] as const;

/**
 * Folds the step of the recipient as soon as a saved one or an own account is chosen, and typed details where it is told to, since nobody is
 * to be interrupted while typing. It opens again where something in it is wrong or missing.
 */
export function useFoldedRecipient({
  draft,
  choices,
  errors,
}: Pick<StepProps, 'draft' | 'choices' | 'errors'>): RecipientFold {
  const isInternal = draft.kind === 'internal';
  const chosen = isInternal ? draft.to : (choices.recipient?.id ?? null);
  const [lastChosen, setLastChosen] = useState<AccountId | RecipientId | null>(null);
  const [isFolded, setIsFolded] = useState(false);
  const open = useCallback(() => setIsFolded(false), []);
  const fold = useCallback(() => setIsFolded(true), []);
  const answered = isInternal ? choices.to : answeredRecipient(draft, choices);
  const mayFold =
    answered !== null &&
    errors.to === undefined &&
    recipientFields.every((field) => errors[field] === undefined);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setIsFolded(chosen !== null);
  } else if (isFolded && !mayFold) {
    setIsFolded(false);
  }
  return { isFolded, open, fold };
}
