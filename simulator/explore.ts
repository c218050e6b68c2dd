/** A system of which every interleaving is looked at: the steps that may be taken in a state, each with its name. */
export interface Model<State> {
  readonly start: State;
  readonly stepsFrom: (state: State) => readonly (readonly [name: string, next: State])[];
  /** What is wrong in a state; null where nothing is. */
  readonly broken: (state: State) => string | null;
  /** Whether a state may be the last: one without steps that is not is a deadlock. */
  readonly mayEnd: (state: State) => boolean;
}

/** What came of looking at all states. */
export interface Explored {
  readonly states: number;
  /** The claim that is broken by the shortest way, and the steps of that way. */
  readonly broken: { readonly claim: string; readonly steps: readonly string[] } | null;
}

interface Reached<State> {
  readonly state: State;
  readonly step: string;
  readonly from: Reached<State> | null;
}

/** Looks at every state that can be reached, breadth first, until a claim is broken. States are plain values, equal where their JSON is. */
export function explore<State>(model: Model<State>): Explored {
  const known = new Set([JSON.stringify(model.start)]);
  const queue: Reached<State>[] = [{ state: model.start, step: '', from: null }];
  for (const reached of queue) {
    const { state } = reached;
    const next = model.stepsFrom(state);
    const isStuck = next.length === 0 && !model.mayEnd(state);
    const claim = model.broken(state) ?? (isStuck ? 'Nothing can go on' : null);
    if (claim !== null) {
      return { states: known.size, broken: { claim, steps: stepsTo(reached) } };
    }
    for (const [step, following] of next) {
      const key = JSON.stringify(following);
      if (known.has(key)) continue;
      known.add(key);
      queue.push({ state: following, step, from: reached });
    }
  }
  return { states: known.size, broken: null };
}

function stepsTo<State>(reached: Reached<State>): string[] {
  const steps: string[] = [];
  for (let one = reached; one.from !== null; one = one.from) steps.unshift(one.step);
  return steps;
}
