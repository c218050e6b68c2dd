import type { IntentKey } from '#contract/text/ids.ts';
import { IntentKeys } from '../bank-client/intent-key.ts';
import { isNotSent, isRefusal, type Refusal, type RefusalCode } from '../bank-client/refusals.ts';

/** The outcome of the last request. */
export type RequestOutcome<Answer> =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** The bank refused, or could not be reached: nothing was done. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Sent, but no answer came. */
  | { readonly kind: 'not known'; readonly error: unknown };

/** The missing or wrong values at the controls of a form, which have the names of the fields of its draft. */
export type Faults<Draft, Fault = string | Refusal> = {
  readonly [Field in keyof Draft]?: Fault | undefined;
};

/** The draft's request to the bank; or, where the draft is not ready, its missing or wrong values. */
export type Reading<Draft, Request, Fault> =
  | { readonly request: Request; readonly faults?: undefined }
  | { readonly faults: Faults<Draft, Fault>; readonly request?: undefined };

/** The field at which a refusal has to be mended. A refusal that is about no field stands in the summary. */
type PlacesOfRefusals<Draft> =
  | { readonly [Code in RefusalCode]?: keyof Draft }
  | ((refusal: Refusal) => Faults<Draft>);

/** The differences between forms. */
export interface FormRules<Draft, Request, Answer> {
  /** The draft's request to the bank. Without this function the draft is the request. */
  readonly read?: ((draft: Draft) => Reading<Draft, Request, string>) | undefined;
  readonly at?: PlacesOfRefusals<Draft> | undefined;
  /** Which faults at other fields still stand after a change; without it, all of them. */
  readonly standing?:
    | ((changed: Partial<Draft>, faults: Faults<Draft>) => Faults<Draft>)
    | undefined;
  /** The form's values after an answer, unless the member typed while the bank was asked. */
  readonly next?: ((sent: Draft) => Draft) | undefined;
  /** The news of the last answer stay while the next request is typed. */
  readonly keepsNews?: boolean | undefined;
  readonly done?: ((answer: Answer, request: Request) => unknown) | undefined;
  /** Nothing was done, or nobody knows whether it was. */
  readonly failed?: ((error: unknown, draft: Draft) => unknown) | undefined;
}

interface FormSurroundings<Draft, Request, Answer> {
  /** `intentKey` is the same for the same request until an answer has come. */
  readonly send: (request: Request, intentKey: IntentKey) => Promise<Answer>;
  /** Puts the focus on the first control, in the order of the form, that has one of these names. */
  readonly focusFirst: (fields: readonly (keyof Draft)[]) => void;
}

interface FormNow<Draft, Answer> {
  readonly draft: Draft;
  readonly faults: Faults<Draft>;
  readonly outcome: RequestOutcome<Answer>;
  /** A field says why the last request was refused. */
  readonly isPlaced: boolean;
  readonly busy: boolean;
}

const none = { kind: 'none' } as const;

/**
 * A form on its way from typed values to the bank's answer. A single request is under way at a time: a second press, as of
 * a double click, sends nothing. A request that is sent again after no answer has the key of the first, and cannot count
 * twice.
 */
export class FormState<Draft extends object, Request, Answer> {
  #now: FormNow<Draft, Answer>;
  #isUnderWay = false;
  readonly #keys = new IntentKeys();
  #element: HTMLFormElement | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(start: Draft) {
    this.#now = { draft: start, faults: {}, outcome: none, isPlaced: false, busy: false };
  }

  readonly now = (): FormNow<Draft, Answer> => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Is told the form on the screen, and that it is gone. */
  readonly attach = (element: HTMLFormElement | null): void => {
    this.#element = element;
  };

  /** The controls in the order of the form. */
  controls(): HTMLInputElement[] {
    return [...(this.#element?.elements ?? [])] as HTMLInputElement[];
  }

  /** Takes over what was typed or chosen. A control that was changed is not wrong until it is judged again. */
  change(
    changed: Partial<Draft>,
    { standing, keepsNews }: Pick<FormRules<Draft, Request, Answer>, 'standing' | 'keepsNews'> = {},
  ): void {
    const left = Object.entries(this.#now.faults).filter(([field]) => !(field in changed));
    const faults = Object.fromEntries(left) as Faults<Draft>;
    this.#take({
      draft: { ...this.#now.draft, ...changed },
      faults: standing?.(changed, faults) ?? faults,
    });
    this.forget(keepsNews);
  }

  /** Drops a refusal once its values have been changed. An unknown outcome stays. */
  forget(keepsNews = false): void {
    const { kind } = this.#now.outcome;
    if (kind === 'refused' || (kind === 'done' && !keepsNews)) this.#take({ outcome: none });
  }

  /** Begins anew. */
  reset(draft: Draft): void {
    this.#keys.done();
    this.#take({ draft, faults: {}, outcome: none });
  }

  /** Shows the missing or wrong values, and puts the focus on the first such control. */
  show(
    faults: Faults<Draft>,
    { focusFirst }: Pick<FormSurroundings<Draft, Request, Answer>, 'focusFirst'>,
  ): void {
    this.#take({ faults });
    focusFirst(fieldsOf(faults));
  }

  /** Sends the draft's request, or shows the missing or wrong values. */
  async submit(
    rules: FormRules<Draft, Request, Answer>,
    surroundings: FormSurroundings<Draft, Request, Answer>,
  ): Promise<void> {
    if (this.#isUnderWay) return;
    const { draft } = this.#now;
    const { request, faults } = rules.read?.(draft) ?? { request: draft as unknown as Request };
    if (faults !== undefined) return this.show(faults, surroundings);
    await this.send(request as Request, rules, surroundings);
  }

  /** Sends a request, and comes to nothing where one is under way. */
  async send(
    request: Request,
    rules: FormRules<Draft, Request, Answer>,
    surroundings: FormSurroundings<Draft, Request, Answer>,
  ): Promise<RequestOutcome<Answer>> {
    if (this.#isUnderWay) return none;
    this.#isUnderWay = true;
    const { draft: sent } = this.#now;
    this.#take({ busy: true, faults: {}, outcome: none });
    const outcome = await this.#outcomeOf(request, surroundings);
    this.#isUnderWay = false;
    if (outcome.kind === 'done') {
      const isUnchanged = this.#now.draft === sent;
      const draft = isUnchanged && rules.next ? rules.next(sent) : this.#now.draft;
      this.#take({ draft, outcome, busy: false });
      rules.done?.(outcome.answer, request);
      return outcome;
    }
    const faults = faultsOf(outcome.error, rules.at);
    this.#take({ outcome, isPlaced: fieldsOf(faults).length > 0, busy: false });
    this.show(faults, surroundings);
    rules.failed?.(outcome.error, sent);
    return outcome;
  }

  async #outcomeOf(
    request: Request,
    { send }: FormSurroundings<Draft, Request, Answer>,
  ): Promise<Exclude<RequestOutcome<Answer>, { kind: 'none' }>> {
    try {
      const answer = await send(request, this.#keys.keyFor(request));
      this.#keys.done();
      return { kind: 'done', answer };
    } catch (error) {
      return { kind: isNotSent(error) ? 'refused' : 'not known', error };
    }
  }

  #take(changed: Partial<FormNow<Draft, Answer>>): void {
    this.#now = { ...this.#now, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

/** The first control, in the order of the form, at which something is missing or wrong. */
export function firstFault<Control extends { readonly name: string }>(
  controls: readonly Control[],
  fields: readonly PropertyKey[],
): Control | undefined {
  return controls.find(({ name }) => fields.includes(name));
}

function fieldsOf<Draft>(faults: Faults<Draft>): (keyof Draft)[] {
  return (Object.keys(faults) as (keyof Draft)[]).filter((field) => faults[field] !== undefined);
}

function faultsOf<Draft>(error: unknown, at: PlacesOfRefusals<Draft> = {}): Faults<Draft> {
  if (!isRefusal(error)) return {};
  if (typeof at === 'function') return at(error);
  const field = at[error.code];
  return field === undefined ? {} : ({ [field]: error } as Faults<Draft>);
}
