import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { MemberEvent } from '#contract/events/events.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/language.ts';

/** The events that tell of money that was moved, and may have changed a balance. */
const movesMoney: Readonly<Record<MemberEvent['kind'], boolean>> = {
  transfer: true,
  'scheduled-transfer': false,
  bill: true,
  deposit: true,
  dispute: true,
  card: true,
  credit: true,
  overdraft: true,
  visit: false,
  'safe-deposit-charge': true,
  'goal-skipped': false,
  certificate: true,
  alert: false,
  'sign-in': false,
  security: false,
  loan: true,
  'money-request': true,
  approval: true,
  access: false,
  letter: false,
  message: false,
};

/** What the member changes here: what is marked as read and how money is filed, which no event tells, and the settings. */
type OwnChange = 'marks' | 'filing' | 'settings';

/** What makes an answer old: an event of a kind, each that moved money, any event at all, or what the member changes here. */
export type Change = MemberEvent['kind'] | 'money' | 'any event' | OwnChange;

/** The answers under a key, and what makes them old. */
export interface Refreshed {
  readonly queryKey: QueryKey;
  readonly after: readonly Change[];
}

let readers: readonly Refreshed[] = [];

/** Hands in what each capability reads: a foundation imports none of them. */
export function handInReaders(refreshed: readonly Refreshed[]): void {
  readers = refreshed;
}

/**
 * Reads again whatever shows the member's money. For after a request that may have moved some: the live
 * event says the same a moment later, or not at all if the connection is down.
 */
export function refreshMoney(queries: QueryClient): Promise<void> {
  return refreshAll(queries, ['money', 'any event']);
}

/** Reads again what an event has changed. Settles when the new figures are there. */
export function refreshAfter(queries: QueryClient, kind: MemberEvent['kind']): Promise<void> {
  return refreshAll(queries, [kind, 'any event', ...(movesMoney[kind] ? ['money' as const] : [])]);
}

/** Reads again what the member has changed here. */
export function refreshOwn(queries: QueryClient, change: OwnChange): Promise<void> {
  return refreshAll(queries, [change]);
}

async function refreshAll(queries: QueryClient, changes: readonly Change[]): Promise<void> {
  const old = readers.filter(({ after }) => after.some((change) => changes.includes(change)));
  await Promise.all(old.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
}

/** Reads all answers of the bank again when the language changes: some of their texts are in the former language. */
export function useAnswersInLanguage(): void {
  const queries = useQueryClient();
  const language = useLanguage();
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    void queries.invalidateQueries();
  }, [queries, language]);
}

const marksChannel = 'marks';

/** Reads again what is unread, in this tab and in the others of this browser: marks are told by no event. */
export function refreshMarks(queries: QueryClient): Promise<unknown> {
  const channel = new BroadcastChannel(marksChannel);
  channel.postMessage(null);
  channel.close();
  return refreshOwn(queries, 'marks');
}

/** Follows what the member reads in another tab of this browser, while it is mounted. */
export function useMarksOfOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(marksChannel);
    channel.addEventListener('message', () => void refreshOwn(queries, 'marks'));
    return () => channel.close();
  }, [queries]);
}
