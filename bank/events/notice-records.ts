import type { MemberEvent } from '#contract/events/events.ts';
import type { Expression, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { historyOf, historyOfPosting } from '../history/history-page.ts';
import { type EventReader, findEvent } from './event-records.ts';
import type { ReadMarks } from './notice-rules.ts';

/** The member's read marks among these events, and for all that came after the last mark. */
export async function readMarks(
  db: Kysely<Tables>,
  { logId, personId }: EventReader,
): Promise<ReadMarks> {
  const [mark, conversation, read] = await Promise.all([
    db
      .selectFrom('notice_mark')
      .select('read_up_to')
      .where('person_id', '=', personId)
      .where('log_id', '=', logId)
      .executeTakeFirst(),
    db
      .selectFrom('conversation')
      .select('seen_up_to')
      .where('membership_id', '=', logId)
      .executeTakeFirst(),
    db
      .selectFrom('notice_read')
      .select('sequence')
      .where('person_id', '=', personId)
      .where('log_id', '=', logId)
      .execute(),
  ]);
  return {
    readUpTo: mark?.read_up_to ?? 0,
    read: new Set(read.map(({ sequence }) => sequence)),
    messagesSeenUpTo: conversation?.seen_up_to ?? 0,
  };
}

/** Marks one event as read, if the member has such a one and it is not yet; says whether there is one. */
export async function markRead(
  db: Kysely<Tables>,
  reader: EventReader,
  sequence: number,
): Promise<boolean> {
  const { logId, personId } = reader;
  const event = await findEvent(db, reader, sequence);
  if (!event) {
    return false;
  }
  await db
    .insertInto('notice_read')
    .values({ person_id: personId, log_id: logId, sequence })
    .onConflict((conflict) => conflict.columns(['person_id', 'log_id', 'sequence']).doNothing())
    .execute();
  return true;
}

/** All events up to this one are read; a mark that is further on stays. */
export async function markReadUpTo(
  db: Kysely<Tables>,
  { logId, personId }: EventReader,
  upTo: number,
): Promise<void> {
  await db
    .insertInto('notice_mark')
    .values({ person_id: personId, log_id: logId, read_up_to: upTo })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'log_id'])
        .doUpdateSet({ read_up_to: upTo })
        .where('notice_mark.read_up_to', '<', upTo),
    )
    .execute();
  await db
    .deleteFrom('notice_read')
    .where('person_id', '=', personId)
    .where('log_id', '=', logId)
    .where('sequence', '<=', upTo)
    .execute();
}

/** The row of the history that an event tells of: of a transfer its debit, of a bill its payment. */
export async function findTransactionOf(
  db: Kysely<Tables>,
  membershipId: string,
  event: MemberEvent,
) {
  if (event.kind === 'dispute') {
    return await historyOf(db, membershipId)
      .where('account_transaction.id', '=', ({ selectFrom }) =>
        selectFrom('dispute')
          .select('dispute.transaction_id')
          .where('dispute.id', '=', event.disputeId)
          .where('dispute.membership_id', '=', membershipId),
      )
      .executeTakeFirst();
  }
  const posting = postingOf(db, membershipId, event);
  if (posting === undefined) return undefined;
  // A transfer between a member's own accounts has two rows.
  return await historyOfPosting(db, membershipId, posting)
    .$if(event.kind === 'transfer', (rows) => rows.where('account_transaction.type', '=', 'debit'))
    .executeTakeFirst();
}

function postingOf(
  db: Kysely<Tables>,
  membershipId: string,
  event: MemberEvent,
): Expression<string> | undefined {
  switch (event.kind) {
    case 'transfer':
      return db
        .selectFrom('posting')
        .select('posting.id')
        .where('posting.transfer_id', '=', event.transferId)
        .where('posting.kind', 'in', ['transfer-sent', 'transfer-made'])
        .$asScalar();
    case 'bill':
      return postingIn(db, 'bill_payment', event.paymentId, membershipId);
    case 'safe-deposit-charge':
      return db
        .selectFrom('safe_deposit_charge')
        .select('safe_deposit_charge.posting_id')
        .where('safe_deposit_charge.id', '=', event.chargeId)
        .$asScalar()
        .$notNull();
    case 'deposit':
      return postingIn(db, 'deposit', event.depositId, membershipId);
    default:
      return undefined;
  }
}

function postingIn(
  db: Kysely<Tables>,
  table: 'bill_payment' | 'deposit',
  id: string,
  membershipId: string,
): Expression<string> {
  return db
    .selectFrom(table)
    .select('posting_id')
    .where('id', '=', id)
    .where('membership_id', '=', membershipId)
    .$asScalar()
    .$notNull();
}
