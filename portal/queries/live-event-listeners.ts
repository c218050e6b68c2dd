import type { MemberEvent } from '#contract/events/events.ts';

const listeners = new Set<(event: MemberEvent) => void>();

/** Calls `listener` with every event as it happens, while events are followed. Returns the way to stop. */
export function onLiveEvent(listener: (event: MemberEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody who listens. For anyone who follows the events. */
export function tellLiveEvent(event: MemberEvent): void {
  for (const listener of listeners) listener(event);
}
