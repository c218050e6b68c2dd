import { isRefusal, Unreachable } from './refusals.ts';

const retriesMax = 2;
/** While another node of a cluster becomes the primary, every request is told to come again: for ten seconds and more. */
const busyRetriesMax = 10;
/** The longest wait that a server tells sign-ins when many members sign in. */
const retryDelayMsMax = 30_000;
const lostDelayMsMax = 2_000;

/**
 * Asks again twice where the bank was out of reach, and longer where it is there and says when to come again, also when one of
 * the requests is lost meanwhile; any other refusal would be the same.
 */
export function mayHelpToAskAgain(failures: number, error: unknown): boolean {
  if (isRefusal(error, 'UNAVAILABLE')) return failures < busyRetriesMax;
  if (!(error instanceof Unreachable)) return false;
  return failures < (wasBusyLately() ? busyRetriesMax : retriesMax);
}

/** Half a second, then a second; or as long as a busy bank asked for, within reason. */
export function retryDelayMs(failures: number, error: unknown): number {
  if (isRefusal(error, 'UNAVAILABLE')) return Math.min(error.data.retryAfterMs, retryDelayMsMax);
  return Math.min(500 * 2 ** failures, lostDelayMsMax);
}

/**
 * For requests without queries: asks again where no answer came or a busy bank says so, as the member would. Only for
 * requests with a harmless repetition.
 */
export function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return askWhile(mayHelpToAskAgain, ask);
}

/**
 * The same where a second request would mean something else than the first, should that have been heard: only a busy bank is
 * asked again. `onBusy` is called each time that it is.
 */
export function askWhileBusy<Answer>(
  ask: () => Promise<Answer>,
  onBusy?: () => void,
): Promise<Answer> {
  const mayHelp: typeof mayHelpToAskAgain = (failures, error) =>
    isRefusal(error, 'UNAVAILABLE') && mayHelpToAskAgain(failures, error);
  return askWhile(mayHelp, ask, onBusy);
}

async function askWhile<Answer>(
  mayHelp: typeof mayHelpToAskAgain,
  ask: () => Promise<Answer>,
  onAgain?: () => void,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!mayHelp(failures, error)) throw error;
      onAgain?.();
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, error)));
    }
  }
}

/** Longer than a cluster takes to change its primary. */
const busyForMs = 30_000;

let busyUntil = -Infinity;

/** To be called with every error of every request. */
export function noticeBusy(error: unknown): void {
  if (isRefusal(error, 'UNAVAILABLE')) busyUntil = performance.now() + busyForMs;
}

/** Whether the bank has said a while ago that it is busy: it is there, though one of its servers may be lost meanwhile. */
function wasBusyLately(): boolean {
  return performance.now() < busyUntil;
}
