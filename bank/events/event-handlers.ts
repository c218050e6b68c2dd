import type { MemberEvent } from '#contract/events.ts';
import { withEventMeta } from '@orpc/server';
import type { Gate, SignedIn } from '../gate.ts';
import type { BankInside } from '../bank-inside.ts';
import { eventsAfter, lastEventSequence, newestEvents } from './event-records.ts';
import { EventWatch } from './event-watch.ts';
import { noticeHandlers } from './notice-handlers.ts';

/** What the member's screens are told. */
export function eventHandlers(gate: Gate, bank: BankInside) {
  const { db } = bank.store;
  const watch = new EventWatch(bank);

  return {
    ...noticeHandlers(gate, bank),

    recent: gate.gated.events.recent.handler(async ({ input, context }) => ({
      events: await newestEvents(db, context.signedIn.memberId, input.limit),
    })),

    follow: gate.gated.events.follow.handler(async ({ context, lastEventId, signal }) => {
      // Known before the answer, so that nothing is missed between the ask and the first reading.
      const newest = await lastEventSequence(db, context.signedIn.memberId);
      return followAfter(bank, watch, context.signedIn, lastSeen(lastEventId, newest), signal);
    }),
  };
}

/** The member's events after one of them, as they happen, until the session or the bank ends. */
async function* followAfter(
  bank: BankInside,
  watch: EventWatch,
  { memberId, sessionId }: SignedIn,
  sequence: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<MemberEvent, void> {
  const { db } = bank.store;
  let last = sequence;
  while (!signal?.aborted && !bank.bell.isSilent) {
    const ring = bank.bell.nextRing(memberId, signal);
    try {
      // A stream outlives no session: signed out, it tells nothing more.
      if (!(await bank.sessions.findById(sessionId))) {
        return;
      }
      const fresh = await eventsAfter(db, memberId, last);
      for (const event of fresh) {
        last = event.sequence;
        yield identified(event);
      }
      if (fresh.length === 0) {
        watch.begin();
        await ring.rung;
      }
    } finally {
      ring.forget();
    }
  }
}

/** What the client saw last; the newest event where it names none, or one that has not happened. */
function lastSeen(lastEventId: string | undefined, newest: number): number {
  return /^\d{1,15}$/.test(lastEventId ?? '') ? Math.min(Number(lastEventId), newest) : newest;
}

/** The client sends the id of the last event that it saw when it comes back. */
function identified(event: MemberEvent): MemberEvent {
  return withEventMeta(event, { id: String(event.sequence) });
}
