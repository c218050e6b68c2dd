import type { EpochMs } from '#contract/time/time.ts';
import type { Policy } from '../../policy.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { actHash, type Asked } from './acts.ts';
import { strengthOf } from './strength.ts';

/** Until when a proof that was shown at that time permits its act. */
export function permittedUntil(passedAt: EpochMs, { security }: Pick<Policy, 'security'>): EpochMs {
  return (passedAt + security.stepUpMs) as EpochMs;
}

/**
 * Uses up a permit of this session for this act, in the transaction that carries the act out; tells whether there was one.
 * Of two transactions that want the same permit, only one gets it.
 */
export async function takePermit(
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
