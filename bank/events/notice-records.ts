import type { MemberEvent } from '#contract/events/events.ts';
import type { Expression, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { historyOf, historyOfPosting } from '../history/history-page.ts';
import type { ReadMarks } from './notice-rules.ts';

/** What the member has seen of these events, and of all that came after the last mark. */
export async function readMarks(db: Kysely<Tables>, logId: string): Promise<ReadMarks> {
  const [mark, conversation, read] = await Promise.all([
    db
      .selectFrom('notice_mark')
      .select('read_up_to')
      .where('member_id', '=', logId)
      .executeTakeFirst(),
    db
      .selectFrom('conversation')
      .select('seen_up_to')
      .where('member_id', '=', logId)
      .executeTakeFirst(),
    db.selectFrom('notice_read').select('sequence').where('member_id', '=', logId).execute(),
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
  logId: string,
  sequence: number,
): Promise<boolean> {
  const event = await db
    .selectFrom('member_event')
    .select('sequence')
    .where('member_id', '=', logId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (!event) {
    return false;
  }
  await db
    .insertInto('notice_read')
    .values({ member_id: logId, sequence })
    .onConflict((conflict) => conflict.columns(['member_id', 'sequence']).doNothing())
    .execute();
  return true;
}

/** All events up to this one are read; a mark that is further on stays. */
export async function markReadUpTo(db: Kysely<Tables>, logId: string, upTo: number): Promise<void> {
  await db
    .insertInto('notice_mark')
    .values({ member_id: logId, read_up_to: upTo })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ read_up_to: upTo })
        .where('notice_mark.read_up_to', '<', upTo),
    )
    .execute();
  await db
    .deleteFrom('notice_read')
    .where('member_id', '=', logId)
    .where('sequence', '<=', upTo)
    .execute();
}

/** The row of the history that an event tells of: of a transfer its debit, of a bill its payment. */
export async function findTransactionOf(db: Kysely<Tables>, logId: string, event: MemberEvent) {
  if (event.kind === 'dispute') {
    return await historyOf(db, logId)
      .where('account_transaction.id', '=', ({ selectFrom }) =>
        selectFrom('dispute')
          .select('dispute.transaction_id')
          .where('dispute.id', '=', event.disputeId)
          .where('dispute.member_id', '=', logId),
      )
      .executeTakeFirst();
  }
  const posting = postingOf(db, logId, event);
  if (posting === undefined) return undefined;
  // A transfer between a member's own accounts has two rows.
  return await historyOfPosting(db, logId, posting)
    .$if(event.kind === 'transfer', (rows) => rows.where('account_transaction.type', '=', 'debit'))
    .executeTakeFirst();
}

/** The posting that an event tells of; undefined where it tells of none. */
function postingOf(
  db: Kysely<Tables>,
  logId: string,
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
      return postingIn(db, 'bill_payment', event.paymentId, logId);
    case 'safe-deposit-charge':
      return db
        .selectFrom('safe_deposit_charge')
        .select('safe_deposit_charge.posting_id')
        .where('safe_deposit_charge.id', '=', event.chargeId)
        .$asScalar()
        .$notNull();
    case 'deposit':
      return postingIn(db, 'deposit', event.depositId, logId);
    default:
      return undefined;
  }
}

/** The posting of a row that is the member's own. */
function postingIn(
  db: Kysely<Tables>,
  table: 'bill_payment' | 'deposit',
  id: string,
  logId: string,
): Expression<string> {
  return db
    .selectFrom(table)
    .select('posting_id')
    .where('id', '=', id)
    .where('member_id', '=', logId)
    .$asScalar()
    .$notNull();
}
