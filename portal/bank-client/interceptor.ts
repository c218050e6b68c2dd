import { noticeBusy } from './ask-again.ts';
import { noticeMiss } from './chosen-membership.ts';
import { isRefusal, Unreachable } from './refusals.ts';
import { forgetSignIn } from './sign-in-flag.ts';

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/**
 * Continues in a task of its own. A new screen asks the bank half a dozen questions at once; in separate tasks, a press by
 * the member is answered in between. A message comes sooner than any timer would.
 */
export function ownTask(): Promise<void> {
  channel ??= openChannel();
  const { port2 } = channel;
  return new Promise((goOn) => {
    waiting.push(goOn);
    port2.postMessage(null);
  });
}

function openChannel(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.addEventListener('message', () => waiting.shift()?.());
  opened.port1.start();
  return opened;
}

/** The procedures that change nothing, such as `accounts.list`: the build writes them here (`vite.config.ts`). */
declare const contractReads: readonly string[];

interface Ask {
  path: readonly string[];
  input?: unknown;
  signal?: AbortSignal;
}

/**
 * Makes every request end in one of four ways: its answer, a declared refusal, `Unreachable`, or the abort that the asker
 * wanted. Any reply from outside the bank (a gateway's page, half an answer, no connection) is `Unreachable`: after it the
 * bank's action is unknown.
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
    throw new Unreachable(ask.path, effectOf(ask), error);
  }
}

/** The effect of a request. A procedure unknown to the build may do anything. */
function effectOf({ path, input }: Ask): Unreachable['effect'] {
  if (contractReads.includes(path.join('.'))) return 'read';
  return typeof input === 'object' && input !== null && 'intentKey' in input
    ? 'change once'
    : 'change';
}

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
