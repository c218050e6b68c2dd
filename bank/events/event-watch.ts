import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { LiveSessions } from '../identity/sessions/live-sessions.ts';
import type { BankStore } from '../ports.ts';
import type { EventBell } from '../member-log/event-bell.ts';

/** The longest time until an event of another process is heard of, where its notice was lost (`hearOtherProcesses`). */
const lookEveryMs = 3_000;

const logsAtOnce = 500;

/**
 * Rings for events that other processes on the same database record: a command of the staff, another server. Looks at the
 * event positions of the waiting members, and sleeps while no member waits.
 */
export class EventWatch {
  readonly #bank: Pick<BankContext, 'store' | 'clock' | 'log' | 'bell'>;
  /** Where the events of each waiting member stood at the last look. */
  #stood = new Map<string, number>();
  #isWatching = false;

  constructor(bank: Pick<BankContext, 'store' | 'clock' | 'log' | 'bell'>) {
    this.#bank = bank;
  }

  /** To be called when somebody begins to wait; goes on until nobody does. */
  begin(): void {
    if (!this.#isWatching) {
      this.#isWatching = true;
      this.#sleep();
    }
  }

  #sleep(): void {
    const { clock } = this.#bank;
    clock.wakeAt((clock.now() + lookEveryMs) as EpochMs, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { bell, log } = this.#bank;
    const waiting = bell.waitingFor;
    if (waiting.length === 0) {
      this.#isWatching = false;
      this.#stood.clear();
      return;
    }
    try {
      const stand = await this.#standOf(waiting);
      for (const [logId, sequence] of stand) {
        // At the first look it is not known what they have seen: a ring too many does no harm.
        if (this.#stood.get(logId) !== sequence) {
          bell.ring(logId);
        }
      }
      this.#stood = stand;
    } catch (error) {
      // The next look may succeed; until then only what other processes do comes late.
      if (!bell.isSilent) {
        log.error('The events of other processes could not be looked for', { error });
      }
    }
    this.#sleep();
  }

  async #standOf(logs: readonly string[]): Promise<Map<string, number>> {
    const stand = new Map<string, number>();
    for (let from = 0; from < logs.length; from += logsAtOnce) {
      const rows = await this.#bank.store.db
        .selectFrom('member_log')
        .select(['log_id', 'event_sequence'])
        .where('log_id', 'in', logs.slice(from, from + logsAtOnce))
        .execute();
      for (const { log_id: logId, event_sequence: sequence } of rows) {
        stand.set(logId, sequence);
      }
    }
    return stand;
  }
}

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
