import { isRefusal } from './refusals.ts';
import { forgetSignIn } from './sign-in-flag.ts';
import { effectOf } from '#contract/procedures/procedure-effects.ts';
import { noticeBusy } from './busy-bank.ts';
import { membershipFor, membershipHeaders, noticeMiss } from './chosen-membership.ts';
import { Unreachable } from './unreachable.ts';

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

interface Ask {
  path: readonly string[];
  signal?: AbortSignal;
}

/**
 * Makes every request end in one of four ways: its answer, a declared refusal, `Unreachable`, or the
 * abort that the asker wanted. Whatever the bank itself did not say (a gateway's page, half an
 * answer, no connection) is `Unreachable`: after it nobody knows what the bank did.
 */
export async function endInAnswerOrRefusal<Answer>(
  ask: Ask,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    noticeSignedOut(error);
    noticeMiss(error);
    noticeBusy(error);
    const wanted = ask.signal?.aborted === true;
    if (wanted || isRefusal(error)) throw error;
    throw new Unreachable(ask.path, effectOf(ask.path), error);
  }
}

/**
 * Asks a server for the file of a procedure, for the membership that has been chosen. The browser keeps what arrives, on disk
 * where it is much; half a file is none.
 *
 * @param address The path of the API with its query, such as `/transactions/csv?range=all`.
 */
export async function fetchFile(
  path: readonly string[],
  address: string,
): Promise<{ readonly file: Blob; readonly headers: Headers }> {
  return await endInAnswerOrRefusal({ path }, async () => {
    const answer = await fetch(`/api${address}`, {
      headers: membershipHeaders(membershipFor(path)),
    });
    if (!answer.ok) {
      const refusal = (await answer.json()) as { readonly message: string };
      throw Object.assign(new Error(refusal.message), refusal);
    }
    return { file: await answer.blob(), headers: answer.headers };
  });
}
