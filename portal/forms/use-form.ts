import { type ChangeEvent, useState, useSyncExternalStore } from 'react';
import type { AmountFault } from '#contract/text/typed-amount.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { isRefusal, type RefusalCode } from '../bank-client/refusals.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import {
  type Faults,
  firstFault,
  type FormRules,
  FormState,
  type Reading,
  type RequestOutcome,
} from './form-state.ts';

/** The form as a `BankForm` and a `FormDialog` know it. */
export interface ShownForm {
  /** The `ref` of the form element. */
  readonly attach: (element: HTMLFormElement | null) => void;
  readonly busy: boolean;
  /** Why the last request was not done, or that nobody knows whether it was; null where there is nothing to say. */
  readonly error: unknown;
  /** The same, where no field says it. */
  readonly problem: unknown;
  readonly submit: () => void;
}

type FieldOf<Draft, Value> = {
  [Field in keyof Draft]: Draft[Field] extends Value ? Field : never;
}[keyof Draft] &
  string;

/** A form, and the attributes that tie its controls to it. */
export interface FormInHand<Draft, Request, Answer> extends ShownForm {
  readonly draft: Draft;
  readonly faults: Faults<Draft>;
  readonly outcome: RequestOutcome<Answer>;
  readonly answer: Answer | undefined;
  readonly change: (changed: Partial<Draft>) => void;
  readonly reset: (draft: Draft) => void;
  /** Drops a refusal, which no longer applies. */
  readonly forget: () => void;
  readonly show: (faults: Faults<Draft>) => void;
  readonly focus: (field: keyof Draft) => void;
  /** The control of a field; null where the form shows none. */
  readonly control: (field: keyof Draft) => HTMLInputElement | null;
  /** Sends a request that was not read from the draft, such as that of a confirmation. */
  readonly send: (request: Request) => Promise<RequestOutcome<Answer>>;
  readonly errorAt: (field: keyof Draft) => string | undefined;
  /** For a control that tells its text by an event. */
  readonly text: (field: FieldOf<Draft, string>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** For a control that tells its value. */
  readonly value: <Field extends keyof Draft & string>(
    field: Field,
  ) => {
    name: string;
    value: Draft[Field];
    error: string | undefined;
    onValueChange: (value: Draft[Field]) => void;
  };
  /** For a switch. */
  readonly checked: (field: FieldOf<Draft, boolean>) => {
    name: string;
    checked: boolean;
    onCheckedChange: (checked: boolean) => void;
  };
  /** For a box to tick. */
  readonly ticked: (field: FieldOf<Draft, boolean>) => {
    name: string;
    checked: boolean;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

type FaultIn<Read> = Read extends { readonly faults: infer Found } ? ValueOf<Found> : never;
type ValueOf<Found> = Found extends unknown ? NonNullable<Found[keyof Found]> : never;

/**
 * The sentences of faults: each has a sentence, but for texts that are no amount; a refusal may have another sentence than
 * the bank's.
 */
type FaultWords<Fault> = Readonly<Record<Exclude<Fault & string, AmountFault>, string>> &
  Partial<Record<RefusalCode | AmountFault, string>>;

interface ReadForm<Draft> {
  readonly faults: Faults<Draft>;
  /** The control of a field; null where the form shows none. A date field that holds half a day says that it is empty. */
  readonly control: (field: keyof Draft) => HTMLInputElement | null;
}

export interface FormOptions<
  Draft,
  Request,
  Answer,
  Fault extends string,
  Read extends Reading<Draft, Request, Fault>,
> extends Omit<FormRules<Draft, Request, Answer>, 'read'> {
  /** The form's values at first. */
  readonly start: Draft;
  /** The draft's request to the bank, or its missing or wrong values. Without this function the draft is the request. */
  readonly read?: (draft: Draft, shown: ReadForm<Draft>) => Read;
  readonly say?: FaultWords<FaultIn<Read>> | undefined;
  /** Of a refusal these fields say only the title. */
  readonly brief?: readonly (keyof Draft)[] | undefined;
  /** Has the focus after a failure that no field says. */
  readonly againAt?: keyof Draft | undefined;
}

/** A form that sends in the given way. Of the signed-in portal every form is a `useBankForm`. */
export function useForm<
  Draft extends object,
  Request,
  Answer,
  Fault extends string,
  Read extends Reading<Draft, Request, Fault>,
>(
  options: FormOptions<Draft, Request, Answer, Fault, Read>,
  send: (request: Request, intentKey: IntentKey) => Promise<Answer>,
): FormInHand<Draft, Request, Answer> {
  const [state] = useState(() => new FormState<Draft, Request, Answer>(options.start));
  const { draft, faults, outcome, isPlaced, busy } = useSyncExternalStore(
    state.subscribe,
    state.now,
    state.now,
  );
  const { amount } = useWords(partsWords);
  const explain = useExplain();
  const words: Readonly<Record<string, string | undefined>> = { ...amount, ...options.say };

  const control = (field: keyof Draft) =>
    state.controls().find(({ name }) => name === field) ?? null;
  const surroundings = {
    send,
    focusFirst: (fields: readonly (keyof Draft)[]) => firstFault(state.controls(), fields)?.focus(),
  };
  const { read } = options;
  const rules = {
    ...options,
    read: read && ((typed: Draft) => read(typed, { faults, control })),
    failed: (failure: unknown, sent: Draft) => {
      const { againAt, failed } = options;
      if (againAt !== undefined && !state.now().isPlaced) {
        control(againAt)?.focus();
      }
      failed?.(failure, sent);
    },
  };
  const change = (changed: Partial<Draft>) => state.change(changed, options);
  const errorAt = (field: keyof Draft): string | undefined => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    if (!isRefusal(fault)) return words[fault] ?? fault;
    const { title, detail } = explain(fault);
    return (
      words[fault.code] ??
      (options.brief?.includes(field) ? title : [title, detail].filter(Boolean).join(' '))
    );
  };
  const error = outcome.kind === 'refused' || outcome.kind === 'not known' ? outcome.error : null;

  return {
    attach: state.attach,
    draft,
    faults,
    outcome,
    busy,
    answer: outcome.kind === 'done' ? outcome.answer : undefined,
    error,
    problem: isPlaced ? null : error,
    change,
    reset: (anew) => state.reset(anew),
    forget: () => state.forget(),
    show: (found) => state.show(found, surroundings),
    focus: (field) => control(field)?.focus(),
    control,
    submit: () => void state.submit(rules, surroundings),
    send: (request) => state.send(request, rules, surroundings),
    errorAt,
    text: (name) => ({
      name,
      value: draft[name] as string,
      error: errorAt(name),
      onChange: ({ currentTarget: { value } }) => change({ [name]: value } as Partial<Draft>),
    }),
    value: (name) => ({
      name,
      value: draft[name],
      error: errorAt(name),
      onValueChange: (value) => change({ [name]: value } as unknown as Partial<Draft>),
    }),
    checked: (name) => ({
      name,
      checked: draft[name] as boolean,
      onCheckedChange: (checked) => change({ [name]: checked } as Partial<Draft>),
    }),
    ticked: (name) => ({
      name,
      checked: draft[name] as boolean,
      error: errorAt(name),
      onChange: ({ currentTarget: { checked } }) => change({ [name]: checked } as Partial<Draft>),
    }),
  };
}
