import type { ReactNode } from 'react';
import { BankForm } from '../forms/bank-form.tsx';
import type { ShownForm } from '../forms/use-form.ts';
import { useWords } from '../language/sentences.ts';
import { goalWords } from './words.ts';
import { goalTargetLeast, goalTargetMost } from '#contract/goals/goal-terms.ts';
import { formatMoney } from '../language/format.ts';

interface GoalFormFrameProps {
  form: ShownForm;
  label: string;
  /** Of the button that sends it. */
  submit: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form about a goal, in the place of its opener. */
export function GoalFormFrame({ form, label, submit, onCancel, children }: GoalFormFrameProps) {
  const words = useWords(goalWords);
  return (
    <BankForm
      form={form}
      aria-label={label}
      className="grid grid-cols-1 gap-4 rounded-control bg-sunken p-4"
      submit={submit}
      submitting={words.saving}
      onCancel={onCancel}
      buttons="small"
    >
      {children}
    </BankForm>
  );
}

/** The sentences for the faults of an amount in a form about goals. */
export function useGoalFaultWords() {
  const words = useWords(goalWords);
  return {
    'amount or zero': words.amountOrZero,
    outside: words.outside(formatMoney(goalTargetLeast), formatMoney(goalTargetMost)),
  };
}
