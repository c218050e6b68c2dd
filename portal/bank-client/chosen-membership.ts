import { membershipHeader } from '#contract/procedures/http-terms.ts';
import { keepInTab, keptInTab } from '../browser/browser-storage.ts';
import { isRefusal } from './refusals.ts';

/** The membership that the requests of this tab name. The name grants nothing: the gate of the bank decides. */
const key = 'membership';

const choiceListeners = new Set<() => void>();
const missListeners = new Set<() => void>();

/** The membership that has been chosen in this tab; null: the first one of the person, which no request names. */
export function chosenMembership(): string | null {
  return keptInTab(key);
}

/** Every request from now on is for this membership; with null for the first one of the person. */
export function chooseMembership(id: string | null): void {
  if (id === chosenMembership()) return;
  keepInTab(key, id);
  for (const listener of choiceListeners) listener();
}

/** Calls `listener` when another membership has been chosen. Returns the way to stop. */
export function onMembershipChosen(listener: () => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
}

/** The header of a request that is for this membership. */
export function membershipHeaders({
  membership = null,
}: ForMembership): Readonly<Record<string, string>> {
  return membership === null ? {} : { [membershipHeader]: membership };
}

/** The request's membership for the writer of its headers: a repeated request is for the same membership. */
export interface ForMembership {
  readonly membership?: string | null;
}

/** The membership that a request of this path is for. Where a person has access is asked for none: it might have ended. */
export function membershipFor(path: readonly string[]): ForMembership {
  return { membership: path[0] === 'whoAmI' ? null : chosenMembership() };
}

/** To be called with every error: a missing item may be missing because the access to the chosen membership has ended. */
export function noticeMiss(error: unknown): void {
  if (chosenMembership() === null || !isRefusal(error, 'NOT_FOUND')) return;
  for (const listener of missListeners) listener();
}

/** Calls `listener` when something of the chosen membership is not there. Returns the way to stop. */
export function onMiss(listener: () => void): () => void {
  missListeners.add(listener);
  return () => missListeners.delete(listener);
}
