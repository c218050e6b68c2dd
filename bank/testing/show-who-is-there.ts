import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import type { Proof, OfferedMethod } from '#contract/identity/authentication/factors.ts';
import type { StepUpId } from '#contract/identity/step-up/step-up.ts';
import type { Client, TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';

/** The data of the refusal that asks for a step-up first. */
export interface StepUpAsked {
  readonly stepUp: StepUpId;
  readonly permits: PermittedAct;
  readonly of: string | null;
  readonly methods: readonly OfferedMethod[];
  readonly steps: 1 | 2;
  readonly expiresAt: number;
}

/** The refusal itself, whatever is to be shown. */
export const asksFirst = { code: 'STEP_UP_NEEDED', status: 403 };

/** The step-up that a request is refused with; fails the test where it is answered, or refused otherwise. */
export async function stepUpOf(asked: Promise<unknown>): Promise<StepUpAsked> {
  try {
    await asked;
  } catch (error) {
    return askedIn(error);
  }
  throw new Error('The ask was answered without a step-up');
}

/** From now on, for a day, the member's password stands for both factors, as it does of somebody without a second one who has waited. */
export async function passwordHasWaited(
  { store, clock }: Pick<TestBank, 'store' | 'clock'>,
  { personId }: TestMember,
): Promise<void> {
  await store.db
    .updateTable('credential')
    .set({ alone_from: clock.now() })
    .where('person_id', '=', personId)
    .execute();
}

/** Asks; where the bank wants to know first who is there, shows it and asks the same again. */
export async function showingWhoIsThere<Answer>(
  client: Client,
  proof: Proof,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { stepUp } = askedIn(error);
    await client.stepUp.confirm({ stepUp, proof });
    return await ask();
  }
}

function askedIn(error: unknown): StepUpAsked {
  const { code, data } = error as { readonly code?: string; readonly data?: StepUpAsked };
  if (code !== asksFirst.code || data === undefined) {
    throw error;
  }
  return data;
}
