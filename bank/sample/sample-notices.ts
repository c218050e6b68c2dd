import type { SampleKeys } from './sample-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** The sample member has read whatever the notifications tell of the history: only what comes later is news. */
export async function markSampleNoticesRead(
  { trx }: DatabaseTransaction,
  { personId, membershipId }: Pick<SampleKeys, 'personId' | 'membershipId'>,
): Promise<void> {
  const { event_sequence: upTo } = await trx
    .selectFrom('member_log')
    .select('event_sequence')
    .where('log_id', '=', membershipId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('notice_mark')
    .values({ person_id: personId, log_id: membershipId, read_up_to: upTo })
    .execute();
}
