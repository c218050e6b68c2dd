import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import { goalWords } from './words.ts';

interface GoalFormFrameProps {
  label: string;
  /** Of the button that sends it; another one while it is busy. */
  submit: string;
  busy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onCancel: () => void;
  /** Why it was not done, where that stands at none of the fields. */
  problem: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A short form about a goal, in the place of what opened it. */
export function GoalFormFrame({
  label,
  submit,
  busy,
  onSubmit,
  onCancel,
  problem,
  children,
}: GoalFormFrameProps) {
  const words = useWords(goalWords);
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4 rounded-control bg-sunken p-4"
    >
      {children}
      {problem}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? words.saving : submit}
        </Button>
        <Button tone="secondary" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
