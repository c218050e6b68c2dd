import type { LiveSessions } from '../identity/sessions/live-sessions.ts';
import type { BankStore } from '../ports.ts';
import type { EventBell } from '../member-log/event-bell.ts';

const forgotten = 'sessions';

/**
 * Repeats here the rings of other processes over the same database, and forgets the sessions that they forget; and tells
 * them the same. A notice that is lost does no harm: `EventWatch` looks for events, and a session is remembered for a
 * second.
 */
export function hearOtherProcesses(
  { notices }: BankStore,
  self: string,
  { bell, sessions }: { readonly bell: EventBell; readonly sessions: LiveSessions },
): void {
  if (notices === undefined) return;
  bell.tellOthers((id) => notices.send(`${self} ${id}`));
  sessions.tellOthers(() => notices.send(`${self} ${forgotten}`));
  notices.listen((notice) => {
    const [from, what = ''] = notice.split(' ');
    if (from === self) return;
    if (what === forgotten) sessions.forgetHere();
    else bell.ringHere(what);
  });
}
