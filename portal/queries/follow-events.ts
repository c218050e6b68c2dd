import type { MemberEvent } from '#contract/events/events.ts';
import { isRefusal } from '../bank-client/refusals.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** A server that restarts is back within one pause; more than that is worth telling the member. */
const failuresBeforeLost = 2;

/** The outside functions that following needs, and its listeners. */
export interface Following {
  /** Opens the stream of events after `lastSeen`; null means from now on. */
  open: (lastSeen: string | null, signal: AbortSignal) => Promise<AsyncIterable<MemberEvent>>;
  /** Settles after `ms`, or at once when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Settles when somebody looks at the page again, after some minutes, or when the signal aborts. */
  standBack: (signal: AbortSignal) => Promise<void>;
  /** The last event already known, as `follow` wants it; null if nothing is known. */
  lastSeen: string | null;
  /** Something happened. */
  happened: (event: MemberEvent) => void;
  /** Something may have happened of which no event will tell. */
  mayHaveMissed: () => void;
  /** Whether the bank can be heard. */
  heard: (isHeard: boolean) => void;
  /** The bank refused as there is no session: following is over. */
  signedOut: (refusal: Error) => void;
}

/**
 * Follows the member's events until the signal aborts or the session ends. A stream that breaks or ends is opened again
 * after a pause, from the last event seen, so that nothing is missed; a stream that had to make room for a newer stream of
 * the member, only once it does not take the place of another at once.
 */
export async function followEvents(following: Following, signal: AbortSignal): Promise<void> {
  let { lastSeen } = following;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const events = await following.open(lastSeen, signal);
      if (lastSeen === null) following.mayHaveMissed();
      failures = 0;
      following.heard(true);
      for await (const event of events) {
        lastSeen = String(event.sequence);
        following.happened(event);
      }
    } catch (error) {
      if (isRefusal(error, 'SIGNED_OUT')) {
        following.signedOut(error);
        return;
      }
      // Opened again at once, it would take the place of another page, which would do the same to a third.
      if (isRefusal(error, 'STREAM_REPLACED')) {
        await following.standBack(signal);
        continue;
      }
      // Every other error means that the bank was not heard, and is told so below.
    }
    if (signal.aborted) return;
    failures += 1;
    if (failures >= failuresBeforeLost) following.heard(false);
    await following.pause(pauseMs(failures), signal);
  }
}

/** A second, two, four … half a minute. */
export function pauseMs(failures: number): number {
  return Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
}
