import { type MemberEvent, events } from '#contract/events/events.ts';
import { withEventMeta } from '@orpc/server';
import type { Gate, SignedIn } from '../gate.ts';
import { partyIn } from '../parties/role-policy.ts';
import type { BankContext } from '../bank-context.ts';
import { eventsAfter, lastEventSequence, newestEvents, readerOf } from './event-records.ts';
import { EventWatch } from './event-watch.ts';
import { OpenStreams, type StreamPlace } from './open-streams.ts';
import { noticeHandlers } from './notice-handlers.ts';

/** The events for the member's screens. */
export function eventHandlers(gate: Gate, bank: BankContext) {
  const procedures = gate.gated(events);
  const { db } = bank.store;
  const watch = new EventWatch(bank);
  const streams = new OpenStreams(bank.policy.eventStreamsMax);

  return {
    ...noticeHandlers(gate, bank),

    recent: procedures.recent.handler(async ({ input, context }) => ({
      events: await newestEvents(db, readerOf(context.signedIn), input.limit),
    })),

    follow: procedures.follow.handler(async ({ context, lastEventId, signal, errors }) => {
      const { signedIn } = context;
      // Known before the answer, so that nothing is missed between the request and the first reading.
      const newest = await lastEventSequence(db, signedIn.membershipId);
      const from = lastSeen(lastEventId, newest);
      return inPlace(
        () => streams.enter(signedIn.personId),
        (place) => followAfter(bank, watch, signedIn, from, place, signal),
        () => errors.STREAM_REPLACED(),
      );
    }),
  };
}

/** The stream while it has its place; where a newer stream took the place, it ends by saying so. */
async function* inPlace(
  enter: () => StreamPlace,
  follow: (place: StreamPlace) => AsyncGenerator<MemberEvent, void>,
  replaced: () => Error,
): AsyncGenerator<MemberEvent, void> {
  const place = enter();
  try {
    yield* follow(place);
  } finally {
    place.leave();
  }
  if (place.isTaken) {
    throw replaced();
  }
}

/** The member's events after a given event, as they happen, until the session, the bank or the place of the stream ends. */
async function* followAfter(
  bank: BankContext,
  watch: EventWatch,
  signedIn: SignedIn,
  sequence: number,
  place: StreamPlace,
  signal: AbortSignal | undefined,
): AsyncGenerator<MemberEvent, void> {
  const { db } = bank.store;
  const { membershipId, personId, sessionId } = signedIn;
  let last = sequence;
  while (!signal?.aborted && !bank.bell.isSilent && !place.isTaken) {
    const ring = bank.bell.nextRing([membershipId, personId], signal);
    place.wakeBy(ring.forget);
    try {
      const fresh = await eventsAfter(db, readerOf(signedIn), last);
      // A stream outlives neither the session nor the part in the membership: then it tells nothing more, including events
      // that were read while they ended.
      const session = await bank.sessions.findById(sessionId);
      if (!session || partyIn(session.parties, membershipId, bank.clock.now()) === undefined) {
        return;
      }
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

/** The event that the client saw last; the newest event where the client names none, or an event that has not happened. */
function lastSeen(lastEventId: string | undefined, newest: number): number {
  return /^\d{1,15}$/.test(lastEventId ?? '') ? Math.min(Number(lastEventId), newest) : newest;
}

function identified(event: MemberEvent): MemberEvent {
  return withEventMeta(event, { id: String(event.sequence) });
}
