/** A removal that the bank has not been asked for yet. */
interface Held {
  readonly send: () => Promise<void>;
}

const held = new Map<string, Held>();

/** Whether the member has removed this a moment ago: it is shown no more, and can still be had back. */
export function isHeldBack(id: string): boolean {
  return held.has(id);
}

/** Holds a removal back until it is released or sent. `send` asks the bank and deals with its answer. */
export function holdBack(id: string, send: () => Promise<void>): void {
  if (held.size === 0) document.addEventListener('visibilitychange', sendWhenLeft);
  held.set(id, { send });
}

/** Takes a removal back that has not been sent. */
export function release(id: string): void {
  held.delete(id);
  if (held.size === 0) document.removeEventListener('visibilitychange', sendWhenLeft);
}

/** Asks the bank now; a removal released or sent before is left alone. Until the bank has answered it stays held back. */
export async function sendHeld(id: string): Promise<void> {
  const removal = held.get(id);
  if (removal === undefined) return;
  try {
    await removal.send();
  } finally {
    release(id);
  }
}

/** Asks the bank for everything that is held back: before the member leaves. */
export async function sendAllHeld(): Promise<void> {
  await Promise.all([...held.keys()].map(sendHeld));
}

/** Forgets what is held back; it was not removed. For when the session is over. */
export function dropHeld(): void {
  for (const id of held.keys()) release(id);
}

/** A member that leaves the page may never come back. */
function sendWhenLeft(): void {
  if (document.visibilityState === 'hidden') void sendAllHeld();
}
