import type { EpochMs } from '#contract/time/time.ts';
import type { Policy } from '../policy.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type Asked, actHash } from './acts.ts';
import { strengthOf } from './strength.ts';
import type { BankContext } from '../database/bank-context.ts';
import { hasWay } from '../authentication/methods.ts';

/** Until when what was shown at that time permits its act. */
export function permittedUntil(passedAt: EpochMs, { security }: Pick<Policy, 'security'>): EpochMs {
  return (passedAt + security.stepUpMs) as EpochMs;
}

/**
 * Uses up a permit of this session for this act, in the transaction that carries the act out; tells whether there was
 * one. Of two transactions that want the same one, one gets it.
 */
async function takePermit(
  { trx }: Pick<DatabaseTransaction, 'trx'>,
  policy: Pick<Policy, 'security'>,
  asked: Asked,
  at: EpochMs,
): Promise<boolean> {
  const { sessionId, personId } = asked.signedIn;
  const used = await trx
    .updateTable('challenge')
    .set({ used_at: at })
    .where('used_at', 'is', null)
    .where('id', '=', (permit) =>
      permit
        .selectFrom('challenge')
        .select('id')
        .where('purpose', '=', 'step-up')
        .where('holder', '=', sessionId)
        .where('person_id', '=', personId)
        .where('act_hash', '=', actHash(asked))
        .where('strength', '=', strengthOf(asked.act.permits))
        .where('passed_at', '>', at - policy.security.stepUpMs)
        .where('used_at', 'is', null)
        .orderBy('passed_at')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** A refusal for now: the same request is executed once the member has shown who they are. */
export interface StepUpNeeded extends Asked {
  readonly code: 'STEP_UP_NEEDED';
}

/**
 * Whether the member has to show first who they are; null where they have, within `stepUpMs` and for this very act, or
 * where a second factor is asked for and they have none. To be called in the transaction of the act, once nothing else
 * refuses it: what was shown is used up with it.
 */
export async function checkStepUp(
  bank: Pick<BankContext, 'policy' | 'clock' | 'factors'>,
  scope: Pick<DatabaseTransaction, 'trx'>,
  asked: Asked,
): Promise<StepUpNeeded | null> {
  const { policy, clock } = bank;
  if (!policy.security.asksStepUp) {
    return null;
  }
  const now = clock.now();
  if (await takePermit(scope, policy, asked, now)) {
    return null;
  }
  const wanted = { purpose: 'step-up', strength: strengthOf(asked.act.permits) } as const;
  return wanted.strength === 'second-factor' &&
    !(await hasWay(bank, scope.trx, asked.signedIn.personId, wanted))
    ? null
    : { code: 'STEP_UP_NEEDED', ...asked };
}
