import type { QueryClient } from '@tanstack/react-query';
import { emptyForm, nextPhase, type TransferPhase, type TransferStep } from './transfer-phases.ts';

/** The transfer of one visit on its way: it goes on whichever screen its member is on. */
export interface TransferInHand {
  readonly phase: () => TransferPhase;
  /** Whether one has ever come as far as its confirmation. */
  readonly wasBegun: () => boolean;
  readonly take: (step: TransferStep) => void;
  /** Calls `listener` after each step that led somewhere. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

// Each visit has a query client of its own, so nothing is ever kept for another member.
const inHand = new WeakMap<QueryClient, TransferInHand>();

/** The transfer in hand of this visit; always the same one. */
export function transferInHand(visit: QueryClient): TransferInHand {
  const found = inHand.get(visit) ?? begin();
  inHand.set(visit, found);
  return found;
}

function begin(): TransferInHand {
  let phase: TransferPhase = emptyForm;
  let begun = false;
  const listeners = new Set<() => void>();
  return {
    phase: () => phase,
    wasBegun: () => begun,
    take: (step) => {
      const next = nextPhase(phase, step);
      if (next === phase) return;
      phase = next;
      begun ||= phase.phase !== 'form';
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
