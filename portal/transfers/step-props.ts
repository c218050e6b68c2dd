import type { TransferChoices, TransferDraft } from './transfer-draft.ts';
import type { TransferField } from './transfer-problems.ts';

/** What every step of the form is given. */
export interface StepProps {
  draft: TransferDraft;
  /** Takes what of the draft is another now; always the same function. */
  onChange: (change: Partial<TransferDraft>) => void;
  choices: TransferChoices;
  /** What is wrong at which control. */
  errors: Partial<Record<TransferField, string>>;
}

/**
 * For `memo`: a step is drawn again when one of the named fields of the draft changes, or anything else it is given, so
 * that typing in one field costs only that field. The rest of the draft may be out of date in such a step.
 */
export function isAlikeIn(...shown: readonly (keyof TransferDraft)[]) {
  return <Props extends Pick<StepProps, 'draft'>>(before: Props, after: Props): boolean =>
    shown.every((field) => before.draft[field] === after.draft[field]) &&
    (Object.keys({ ...before, ...after }) as (keyof Props)[]).every(
      (name) => name === 'draft' || before[name] === after[name],
    );
}
