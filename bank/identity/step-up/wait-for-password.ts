import type { EpochMs } from '#contract/time/time.ts';
import { aloneForMs } from '../authentication/methods.ts';
import type { BankContext } from '../../bank-context.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';

/**
 * From when on a member without a second factor does by the password alone what takes both: a day after they first ask for
 * it, and for a day. They are told at once, by whatever they chose, so that somebody else who knows the password is stopped in time.
 */
export async function waitForPassword(
  bank: Pick<BankContext, 'store' | 'clock' | 'policy' | 'bell'>,
  personId: string,
): Promise<EpochMs> {
  const at = bank.clock.now();
  const from = (at + bank.policy.security.passwordProvesAfterMs) as EpochMs;
  const { began, until } = await bank.store.transact(async (scope) => {
    const { numUpdatedRows } = await scope.trx
      .updateTable('credential')
      .set({ alone_from: from })
      .where('person_id', '=', personId)
      .where(({ eb, or }) =>
        or([eb('alone_from', 'is', null), eb('alone_from', '<=', at - aloneForMs)]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
      const audit = { action: 'password-alone-waits', facts: { from } };
      const event = { kind: 'security', change: 'password-alone-waits' } as const;
      await appendToMemberLogs(scope, [{ personId, at, audit, events: [event] }]);
      return { began: true, until: from };
    }
    const known = await scope.trx
      .selectFrom('credential')
      .select('alone_from')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return { began: false, until: (known?.alone_from ?? from) as EpochMs };
  });
  if (began) bank.bell.ring(personId);
  return until;
}
