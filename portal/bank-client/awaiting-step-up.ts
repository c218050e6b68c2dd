import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import type { StepUpId } from '#contract/identity/step-up/step-up.ts';

/** A request that the bank holds up until the member has shown that it is them. */
export interface AwaitingRequest {
  readonly stepUp: StepUpId;
  /** The act to confirm, as the bank tells it. */
  readonly permits: PermittedAct;
  /** In whose name the accounts are that it is about; null where there is nothing to tell apart. */
  readonly of: string | null;
  readonly methods: readonly OfferedMethod[];
  /** Two where a code follows the password. */
  readonly steps: 1 | 2;
}

/** The holder of the accounts in question; null with a single membership. */
export type StepUpOutcome = 'confirmed' | 'called-off' | 'started-again';

interface Waiting {
  readonly held: AwaitingRequest;
  readonly settle: (outcome: StepUpOutcome) => void;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

/**
 * Waits until the listener has asked the member; requests that are held up at once are asked about one after another.
 * Where nobody listens, as outside the signed-in portal, it is called off.
 */
export function askMember(held: AwaitingRequest): Promise<StepUpOutcome> {
  if (listeners.size === 0) return Promise.resolve('called-off');
  return new Promise((resolve) => change([...waiting, { held, settle: resolve }]));
}

/** The request that the member is asked about now, if one is held up. */
export function firstAwaiting(): AwaitingRequest | null {
  return waiting[0]?.held ?? null;
}

/** Settles the first request. A second outcome of the same request, as by a second press, changes nothing. */
export function settle(held: AwaitingRequest, outcome: StepUpOutcome): void {
  const [first, ...others] = waiting;
  if (first?.held !== held) return;
  first.settle(outcome);
  change(others);
}

/** Calls `listener` whenever another one is the first. Returns the way to stop; whatever nobody listens to is called off. */
export function onStepUpNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const { settle: end } of waiting) end('called-off');
    waiting = [];
  };
}

function change(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
