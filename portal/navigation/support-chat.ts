import { useSyncExternalStore } from 'react';
import type { Transaction } from '#contract/transactions/transactions.ts';

/** The id of the field of the chat; there while the chat is open. */
export const supportInputId = 'support-message';

/** A transaction that the member wants to ask about. */
export type AskedAbout = Pick<Transaction, 'id' | 'description' | 'amount' | 'type'>;

interface ChatState {
  isOpen: boolean;
  /** The subject of the next message; null: nothing in particular. */
  about: AskedAbout | null;
}

const closed: ChatState = { isOpen: false, about: null };

let state = closed;
const listeners = new Set<() => void>();

/**
 * Whether the support chat is open, the subject of the next message, and the way to change either from anywhere in the
 * signed-in shell (R-S6).
 */
export function useSupportChat(): ChatState & typeof actions {
  const { isOpen, about } = useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
  return { isOpen, about, ...actions };
}

const actions = {
  /** Opens the chat; with a transaction, the next message is about that. */
  open: (about: AskedAbout | null = null) => change({ isOpen: true, about: about ?? state.about }),
  /** Closes the chat. The subject of the next message stays until it is sent or taken off. */
  close: () => change({ ...state, isOpen: false }),
  /** The next message is about nothing in particular. */
  dropAbout: () => change({ ...state, about: null }),
  /** Forgets everything: for when the member leaves. */
  reset: () => change(closed),
};

function change(next: ChatState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
