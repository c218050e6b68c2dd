import { type ReactNode, useId } from 'react';
import { BankForm } from '../forms/bank-form.tsx';
import type { ShownForm } from '../forms/use-form.ts';

interface AddFormProps {
  form: ShownForm;
  words: { readonly addHeading: string; readonly add: string; readonly adding: string };
  children: ReactNode;
}

/** Adds something to the list above it. */
export function AddForm({ form, words, children }: AddFormProps) {
  const heading = useId();
  return (
    <BankForm
      form={form}
      aria-labelledby={heading}
      className="grid content-start gap-5"
      submit={words.add}
      submitting={words.adding}
      tone="secondary"
    >
      <h3 id={heading} className="font-semibold">
        {words.addHeading}
      </h3>
      {children}
    </BankForm>
  );
}
