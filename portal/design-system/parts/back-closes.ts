import { useEffect, useEffectEvent } from 'react';

interface Above {
  readonly token: string;
  readonly close: () => void;
  readonly isDismissible: () => boolean;
}

/** The state of an entry of the history; the router's own marks stand beside it. */
interface EntryState {
  /** The router's number of the place. Entries that only hold a dialog have that of the place below. */
  readonly idx?: number;
  /** The layers above the page, from the lowest. */
  readonly above?: readonly string[];
}

const stack: Above[] = [];
let place: number | undefined;
let position = -1;
let entered = 0;
let isListening = false;

/**
 * While `open`, the browser's Back closes this instead of leaving the place: it has an entry of the history to itself.
 * Where it may not be dismissed, Back does nothing. An entry whose dialog is gone is passed over.
 */
export function useBackCloses(open: boolean, isDismissible: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  const mayClose = useEffectEvent(() => isDismissible);
  useEffect(
    () => (open ? enter({ close: () => closeNow(), isDismissible: () => mayClose() }) : undefined),
    [open],
  );
}

/** To be called whenever the router has shown a place: which entry of the history that is. */
export function notePlace(): void {
  listen();
  noteEntry();
}

function enter(above: Omit<Above, 'token'>): () => void {
  listen();
  // Another page may have left its tokens in the history.
  const token = `${performance.timeOrigin} ${(entered += 1)}`;
  const spent = isSpent();
  stack.push({ ...above, token });
  // An entry whose dialog is gone serves for the next.
  if (spent) history.replaceState(withStack(), '');
  else history.pushState(withStack(), '');
  noteEntry();
  return () => {
    const index = stack.findIndex((one) => one.token === token);
    if (index >= 0) stack.splice(index, 1);
  };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before the router hears of it: a move within the place is none of its business.
  window.addEventListener('popstate', hear, { capture: true });
}

function hear(event: PopStateEvent): void {
  const step = positionNow() > position ? 1 : -1;
  const isHere = stateNow().idx === place;
  noteEntry();
  const landed = stateNow().above ?? [];
  const leaving = stack.filter(({ token }) => !landed.includes(token));
  if (!isHere) {
    for (const { close } of leaving.toReversed()) close();
    return;
  }
  event.stopImmediatePropagation();
  const top = leaving.at(-1);
  if (top === undefined) {
    history.go(step);
    return;
  }
  const stays = !top.isDismissible();
  if (!stays) {
    stack.splice(stack.indexOf(top), 1);
    top.close();
  }
  if (stays || leaving.length > 1) {
    history.pushState(withStack(), '');
    noteEntry();
  }
}

function isSpent(): boolean {
  const { above = [] } = stateNow();
  return above.some((token) => stack.every((one) => one.token !== token));
}

function withStack(): object {
  return { ...stateNow(), above: stack.map(({ token }) => token) };
}

function stateNow(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function noteEntry(): void {
  place = stateNow().idx;
  position = positionNow();
}

/** The position of the entry in the history; a browser that does not tell is taken to go back. */
function positionNow(): number {
  const { navigation } = window as { navigation?: { currentEntry?: { index: number } | null } };
  return navigation?.currentEntry?.index ?? -1;
}
