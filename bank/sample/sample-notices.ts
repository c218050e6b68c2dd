import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** The sample member has read whatever the notifications tell of the history: only what comes later is news. */
export async function markSampleNoticesRead(
  { trx }: DatabaseTransaction,
  membershipId: string,
): Promise<void> {
  const { event_sequence: upTo } = await trx
    .selectFrom('member_log')
    .select('event_sequence')
    .where('member_id', '=', membershipId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('notice_mark')
    .values({ member_id: membershipId, read_up_to: upTo })
    .execute();
}
