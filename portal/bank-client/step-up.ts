import { askMember } from './awaiting-step-up.ts';
import { isRefusal } from './refusals.ts';

/**
 * Where the bank wants to know first that it is the member, asks them, and sends the same request again: its answer is the
 * answer to the first. Anyone who asked knows nothing of it, but that it takes longer; if the member calls it off, the
 * refusal is the answer, and nothing has changed.
 */
export async function withStepUp<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isRefusal(error, 'STEP_UP_NEEDED')) throw error;
    const { stepUp, permits, of, methods, steps } = error.data;
    const outcome = await askMember({ stepUp, permits, of, methods, steps });
    if (outcome === 'called-off') throw error;
  }
  return await withStepUp(send);
}
