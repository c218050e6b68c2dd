import { isRefusal } from './refusals.ts';
import { Unreachable } from './unreachable.ts';

const retriesMax = 2;
/** While another node of a cluster becomes the primary, every request is told to come again: for ten seconds and more. */
const busyRetriesMax = 10;
const retryDelayMsMax = 10_000;

/**
 * Asks again twice where the bank was out of reach, and longer where it is there and says when to come again; any other
 * refusal would be the same.
 */
export function mayHelpToAskAgain(failures: number, error: unknown): boolean {
  if (isRefusal(error, 'UNAVAILABLE')) return failures < busyRetriesMax;
  return error instanceof Unreachable && failures < retriesMax;
}

/** Half a second, then a second; or as long as a busy bank asked for, within reason. */
export function retryDelayMs(failures: number, error: unknown): number {
  const wanted = isRefusal(error, 'UNAVAILABLE') ? error.data.retryAfterMs : 500 * 2 ** failures;
  return Math.min(wanted, retryDelayMsMax);
}

/**
 * For what is asked without queries: comes again where a busy bank says so, as the member would be told to. Only for requests
 * of which a second one harms nobody.
 */
export async function askWhileBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isRefusal(error, 'UNAVAILABLE') || !mayHelpToAskAgain(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, error)));
    }
  }
}
