import { isRefusal } from './refusals.ts';
import { forgetSignIn } from './sign-in-flag.ts';

const listeners = new Set<() => void>();
let hasEndedUnheard = false;

/** Calls `listener` whenever the bank says that the session has ended. Returns the way to stop. */
export function onSignedOut(listener: () => void): () => void {
  hasEndedUnheard = false;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * To be called with every error of every request: where the bank says that there is no session, the
 * sign-in flag goes and everybody who listens is told.
 */
export function noticeSignedOut(error: unknown): void {
  if (isRefusal(error, 'SIGNED_OUT')) noticeSessionOver();
}

/** The same for anyone who knows that the session is over: nobody has touched anything for too long. */
export function noticeSessionOver(): void {
  forgetSignIn();
  hasEndedUnheard = listeners.size === 0;
  for (const listener of listeners) listener();
}

/**
 * Whether the session ended before anything listened. The first requests of a page are sent before the page is ready,
 * and on a slow machine the bank is faster.
 */
export function endedUnheard(): boolean {
  return hasEndedUnheard;
}
