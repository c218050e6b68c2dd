import { noticeBusy } from './busy-bank.ts';
import { noticeMiss } from './chosen-membership.ts';
import { isRefusal } from './refusals.ts';
import { noticeSignedOut } from './signed-out.ts';
import { Unreachable } from './unreachable.ts';

/** The procedures that change nothing, such as `accounts.list`: the build writes them here (`vite.config.ts`). */
declare const contractReads: readonly string[];

interface Ask {
  path: readonly string[];
  input?: unknown;
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
    throw new Unreachable(ask.path, effectOf(ask), error);
  }
}

/** What a request does. A procedure that the build did not know may do anything. */
function effectOf({ path, input }: Ask): Unreachable['effect'] {
  if (contractReads.includes(path.join('.'))) return 'read';
  return typeof input === 'object' && input !== null && 'intentKey' in input
    ? 'change once'
    : 'change';
}
