import { type MemberEvent, events as contract } from '#contract/events/events.ts';
import { withEventMeta } from '@orpc/server';
import type { Gate, SignedIn } from '../gate.ts';
import { partyIn } from '../parties/role-policy.ts';
import type { BankContext } from '../bank-context.ts';
import {
  eventsAfter,
  lastEventSequence,
  newestEvents,
  readerOf,
  eventsBefore,
  findEvent,
} from './event-records.ts';
import { EventWatch } from './event-watch.ts';
import { presentRow } from '../history/history-page.ts';
import { findTransactionOf, markRead, markReadUpTo, readMarks } from './notice-records.ts';
import { noticesOf, unreadCount } from './notice-rules.ts';

/** The events for the member's screens. */
export function eventHandlers(gate: Gate, bank: BankContext) {
  const procedures = gate.gated(contract);
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

/** The place that one open stream has among those of its member. */
export interface StreamPlace {
  /** Whether a newer stream of the member has taken the place. */
  readonly isTaken: boolean;
  /** Sets the callback that wakes the stream from its wait when the place is taken; to be set again before each wait. */
  wakeBy(wake: () => void): void;
  /** To be called when the stream ends, however it does. */
  leave(): void;
}

/**
 * The number of event streams that each member holds open in this process. A stream beyond the limit takes the place of the
 * stream that was opened first: of many, its page is the most likely to be gone or out of sight.
 */
export class OpenStreams {
  readonly #most: number;
  /** In the order in which they were opened. */
  readonly #places = new Map<string, Set<Place>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** A place for one more stream of the member. */
  enter(logId: string): StreamPlace {
    const places = this.#places.get(logId) ?? new Set();
    this.#places.set(logId, places);
    const place = new Place(() => {
      places.delete(place);
      if (places.size === 0 && this.#places.get(logId) === places) {
        this.#places.delete(logId);
      }
    });
    places.add(place);
    const [oldest] = places;
    if (places.size > this.#most) {
      oldest?.take();
    }
    return place;
  }
}

class Place implements StreamPlace {
  readonly leave: () => void;
  isTaken = false;
  #wake: () => void = () => {};

  constructor(leave: () => void) {
    this.leave = leave;
  }

  wakeBy(wake: () => void): void {
    this.#wake = wake;
  }

  take(): void {
    this.isTaken = true;
    this.leave();
    this.#wake();
  }
}

/** No member reads more than so many; the bell says `99+` long before. */
const unreadCountedMax = 300;

/** The notices of the bell, and the member's read marks (R-B2). */
function noticeHandlers(gate: Gate, { store, timeZone }: BankContext) {
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
