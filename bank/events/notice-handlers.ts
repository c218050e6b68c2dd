import { events as contract } from '#contract/events/events.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { presentRow } from '../history/history-page.ts';
import { eventsBefore, findEvent, lastEventSequence, readerOf } from './event-records.ts';
import { findTransactionOf, markRead, markReadUpTo, readMarks } from './notice-records.ts';
import { noticesOf, unreadCount } from './notice-rules.ts';

/** No member reads more than so many; the bell says `99+` long before. */
const unreadCountedMax = 300;

/** The notices of the bell, and the member's read marks (R-B2). */
export function noticeHandlers(gate: Gate, { store, timeZone }: BankContext) {
  const { db } = store;
  const events = gate.gated(contract);

  return {
    notices: events.notices.handler(async ({ input, context }) => {
      const reader = readerOf(context.signedIn);
      const { limit, before } = input;
      const marks = await readMarks(db, reader);
      const page = await eventsBefore(db, reader, { before, limit: limit + 1 });
      const shown = page.slice(0, limit);
      const newest = await eventsBefore(db, reader, {
        after: marks.readUpTo,
        limit: unreadCountedMax,
      });
      return {
        notices: noticesOf(shown, marks),
        next: page.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
        unread: unreadCount(noticesOf(newest, marks)),
      };
    }),

    markRead: events.markRead.handler(async ({ input, context, errors }) => {
      if (!(await markRead(db, readerOf(context.signedIn), input.sequence))) {
        throw errors.NOT_FOUND();
      }
      return {};
    }),

    markAllRead: events.markAllRead.handler(async ({ input, context }) => {
      const reader = readerOf(context.signedIn);
      // A future event cannot have been seen.
      const upTo = Math.min(input.upTo, await lastEventSequence(db, reader.logId));
      await db.transaction().execute((trx) => markReadUpTo(trx, reader, upTo));
      return {};
    }),

    transaction: events.transaction.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const event = await findEvent(db, readerOf(context.signedIn), input.sequence);
      if (!event) {
        throw errors.NOT_FOUND();
      }
      const row = await findTransactionOf(db, membershipId, event);
      return { transaction: row ? presentRow(row, timeZone) : null };
    }),
  };
}
