import { bankQuery } from './bank-queries.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MemberEvent } from '#contract/events/events.ts';
import { bank } from '../bank-client/bank-client.ts';
import { inReadersLanguage } from '../bank-client/in-readers-language.ts';
import { noteHeard } from '../bank-client/reach.ts';
import { noticeSignedOut } from '../bank-client/interceptor.ts';
import { followEvents, type Following } from './follow-events.ts';
import { refreshAfter } from './refresh.ts';

/**
 * Keeps what the portal shows in step with the bank while it is mounted, and notes whether the bank
 * can be heard (`useBankReached`). Mount it once, when `recentEventsQuery` has answered: following begins just after
 * the newest of those events. `whileHidden`: also while nobody sees the page.
 */
export function useLiveEvents({ whileHidden }: Pick<Wanted, 'whileHidden'>): void {
  const queries = useQueryClient();
  useEffect(
    () => followWhileWanted(queries, { whileHidden, heard: noteHeard }),
    [queries, whileHidden],
  );
  useEffect(() => () => noteHeard(true), []);
}

interface Wanted {
  /** Whether the browser is to show what happens while nobody sees the page. */
  readonly whileHidden: boolean;
  readonly heard: (isHeard: boolean) => void;
}

/**
 * Follows only while the page is visible, or while the member wants to be told of events in a hidden page: browsers allow
 * six connections to a server that speaks HTTP/1.1, and a window in the background must not hold a connection for nothing.
 * The events of the meantime are told when the page is seen again. Returns the way to stop.
 */
function followWhileWanted(queries: QueryClient, { whileHidden, heard }: Wanted): () => void {
  let lastSeen = newestKnown(queries);
  let visit: AbortController | undefined;
  const refresh = refresher(queries);
  const refreshAll = () => void queries.invalidateQueries();
  let wasHeard = true;

  const startOrStop = () => {
    if (visit !== undefined && whileHidden) return;
    visit?.abort();
    visit = undefined;
    if (document.visibilityState !== 'visible' && !whileHidden) return;
    const { signal } = (visit = new AbortController());
    const following: Following = {
      open: openEvents,
      pause,
      standBack,
      lastSeen,
      happened: (event) => {
        lastSeen = String(event.sequence);
        refresh(event.kind);
        tellLiveEvent(inReadersLanguage(event));
      },
      mayHaveMissed: refreshAll,
      heard: (isHeard) => {
        // Data that could not be read meanwhile is read now.
        if (isHeard && !wasHeard) refreshAll();
        wasHeard = isHeard;
        heard(isHeard);
      },
      signedOut: noticeSignedOut,
    };
    void followEvents(following, signal);
  };

  // Anyone who is online again does not wait for the next try.
  const restart = () => {
    visit?.abort();
    visit = undefined;
    startOrStop();
    refreshAll();
  };

  startOrStop();
  document.addEventListener('visibilitychange', startOrStop);
  window.addEventListener('online', restart);
  return () => {
    window.removeEventListener('online', restart);
    document.removeEventListener('visibilitychange', startOrStop);
    visit?.abort();
  };
}

/** The newest event already read; `0`, before the first, if there is none; null if the events were never read. */
function newestKnown(queries: QueryClient): string | null {
  const events = queries.getQueryData(recentEventsQuery.queryKey);
  return events === undefined ? null : String(events[0]?.sequence ?? 0);
}

async function openEvents(
  lastSeen: string | null,
  signal: AbortSignal,
): Promise<AsyncIterable<MemberEvent>> {
  const from = lastSeen === null ? {} : { lastEventId: lastSeen };
  return (await bank()).events.follow(undefined, { ...from, signal });
}

/** Between half of `ms` and all of it, so that a bank that comes back is not met by all clients at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
  });
}

/** For this long an unwatched page with a stream that had to make room for a newer stream does not ask for another. */
const standsBackMs = 5 * 60_000;

/** Until the page gets the focus, and some minutes at most. */
function standBack(signal: AbortSignal): Promise<void> {
  const focused = new AbortController();
  const look = () => focused.abort();
  window.addEventListener('focus', look, { once: true });
  return pause(standsBackMs, AbortSignal.any([signal, focused.signal])).finally(() =>
    window.removeEventListener('focus', look),
  );
}

/**
 * Refreshes after each kind of event. While a refresh is under way, any number of events causes a single further refresh: a
 * burst does not make the bank answer the same question over and over.
 */
function refresher(queries: QueryClient): (kind: MemberEvent['kind']) => void {
  const underWay = new Set<MemberEvent['kind']>();
  const wanted = new Set<MemberEvent['kind']>();
  return function refresh(kind) {
    if (underWay.has(kind)) {
      wanted.add(kind);
      return;
    }
    underWay.add(kind);
    void refreshAfter(queries, kind).finally(() => {
      underWay.delete(kind);
      if (wanted.delete(kind)) refresh(kind);
    });
  };
}

const listeners = new Set<(event: MemberEvent) => void>();

/** Calls `listener` with every event as it happens, while events are followed. Returns the way to stop. */
export function onLiveEvent(listener: (event: MemberEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellLiveEvent(event: MemberEvent): void {
  for (const listener of listeners) listener(event);
}

const recentEventsMax = 20;

/** The newest events of the member's money and sign-ins, newest first. */
export const recentEventsQuery = bankQuery(
  ['events', 'recent'],
  async ({ events }, ask) => (await events.recent({ limit: recentEventsMax }, ask)).events,
);
