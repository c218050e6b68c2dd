import { useCallback, useState } from 'react';
import type { RecipientId } from '#contract/text/ids.ts';
import { answeredRecipient } from './answered-recipient.ts';
import type { StepProps } from './step-props.ts';

/** The step of the recipient: open, or folded to a line. */
export interface RecipientFold {
  readonly isFolded: boolean;
  /** Always the same functions. What is not answered does not fold. */
  open: () => void;
  fold: () => void;
}

/** What is typed or chosen in the step. */
export const recipientFields = [
  'recipient',
  'name',
  'email',
  'phone',
  'bankName',
  'accountNumber',
  'routingNumber',
] as const;

/**
 * Folds the step of the recipient as soon as a saved one is chosen, and typed details where it is told to, since nobody is
 * to be interrupted while typing. It opens again where something in it is wrong or missing.
 */
export function useFoldedRecipient({
  draft,
  choices,
  errors,
}: Pick<StepProps, 'draft' | 'choices' | 'errors'>): RecipientFold {
  const chosen = choices.recipient?.id ?? null;
  const [lastChosen, setLastChosen] = useState<RecipientId | null>(null);
  const [isFolded, setIsFolded] = useState(false);
  const open = useCallback(() => setIsFolded(false), []);
  const fold = useCallback(() => setIsFolded(true), []);
  const mayFold =
    answeredRecipient(draft, choices) !== null &&
    recipientFields.every((field) => errors[field] === undefined);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setIsFolded(chosen !== null);
  } else if (isFolded && !mayFold) {
    setIsFolded(false);
  }
  return { isFolded, open, fold };
}
