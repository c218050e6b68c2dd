import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import type { AmountFault } from '#contract/text/typed-amount.ts';
import { useWords } from '../../language/sentences.ts';
import { partsWords } from '../words.ts';

interface DraftInHand<Draft, Field extends string, Fault> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly setDraft: Dispatch<SetStateAction<Draft>>;
  readonly faults: FieldFaults<Field, Fault>;
  readonly setFaults: Dispatch<SetStateAction<FieldFaults<Field, Fault>>>;
  /** Takes over what was typed or chosen. A control that was changed is not wrong until it is judged again. */
  change: (changed: Partial<Draft>) => void;
  /** Shows what is missing or wrong, and puts the focus on the first control of it. */
  show: (found: FieldFaults<Field, Fault>) => void;
}

/** What is typed and chosen in a form, and what is wrong at its controls, which have the names of the fields. */
export function useDraft<Draft extends object, Field extends string, Fault>(
  start: Draft,
  fields: readonly Field[],
): DraftInHand<Draft, Field, Fault> {
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<FieldFaults<Field, Fault>>({});
  const form = useRef<HTMLFormElement>(null);
  return {
    form,
    draft,
    setDraft,
    faults,
    setFaults,
    change: (changed) => {
      setDraft((now) => ({ ...now, ...changed }));
      setFaults((now) => {
        const standing = Object.entries(now).filter(([field]) => !(field in changed));
        return Object.fromEntries(standing) as FieldFaults<Field, Fault>;
      });
    },
    show: (found) => {
      setFaults(found);
      const first = firstFault(fields, found);
      if (first !== undefined) controlOf(form.current, first)?.focus();
    },
  };
}

/** The control of that name; null where the form has none. */
export function controlOf(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLElement ? (control as HTMLInputElement) : null;
}

/** The sentence at a control: of a text that is no amount, or the form's own. */
export function useFaultWords<Fault extends string>(
  own: Readonly<Record<Fault, string>>,
): (fault: Fault | AmountFault | undefined) => string | undefined {
  const { amount } = useWords(partsWords);
  const sentences: Readonly<Record<string, string>> = { ...amount, ...own };
  return (fault) => (fault === undefined ? undefined : sentences[fault]);
}

/** What is missing or wrong at the controls of a form. */
export type FieldFaults<Field extends string, Fault> = Partial<Record<Field, Fault>>;

/** The first control, in the order of the form, that must be corrected. */
export function firstFault<Field extends string>(
  fields: readonly Field[],
  faults: FieldFaults<Field, unknown>,
): Field | undefined {
  return fields.find((field) => faults[field] !== undefined);
}
