import { effectOf } from '#contract/procedures/procedure-effects.ts';
import { noticeBusy } from './busy-bank.ts';
import { noticeMiss } from './chosen-membership.ts';
import { isRefusal } from './refusals.ts';
import { noticeSignedOut } from './signed-out.ts';
import { Unreachable } from './unreachable.ts';

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
