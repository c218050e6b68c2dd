import type { TransferChoices, TransferDraft } from './transfer-draft.ts';
import type { TransferField } from './transfer-problems.ts';

/** What every step of the form is given. */
export interface StepProps {
  draft: TransferDraft;
  onChange: (draft: TransferDraft) => void;
  choices: TransferChoices;
  /** What is wrong at which control. */
  errors: Partial<Record<TransferField, string>>;
}
