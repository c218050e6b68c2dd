import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';

interface AddFormProps {
  ref?: Ref<HTMLFormElement>;
  words: { readonly addHeading: string; readonly add: string; readonly adding: string };
  /** The fields. */
  children: ReactNode;
  busy: boolean;
  /** Why it was not added, where that stands at none of the fields. */
  problem: unknown;
  onSubmit: () => void;
}

/** Adds something to the list above it. */
export function AddForm({ ref, words, children, busy, problem, onSubmit }: AddFormProps) {
  const heading = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form
      ref={ref}
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
      className="grid gap-5 border-t border-line pt-6"
    >
      <h3 id={heading} className="font-semibold">
        {words.addHeading}
      </h3>
      {children}
      {problem !== null && problem !== undefined && <ProblemBanner error={problem} />}
      <Button type="submit" tone="secondary" busy={busy} className="justify-self-start">
        {busy ? words.adding : words.add}
      </Button>
    </form>
  );
}
