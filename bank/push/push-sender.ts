import type { EpochMs } from '#contract/time/time.ts';
import { WakingLoop } from '../due-work/waking-loop.ts';
import type { BankStore, Clock, Log, Pusher } from '../ports.ts';
import type { EventBody, OutgoingMessageRow } from '../member-log/member-log-tables.ts';
import {
  claimPushes,
  findSubscription,
  forgetBrowser,
  nextPush,
  type PushEnd,
  settlePush,
} from './push-records.ts';

interface PushSenderDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly pusher: Pusher;
}

const claimedMost = 10;

const claimMs = 60_000;

/** The first wait after a failure. Each further wait is as long as all before it together, and at most an hour. */
const waitLeastMs = 30_000;
const waitMostMs = 60 * 60_000;

/** A push that could not be sent for a day is no news any more. */
const triedForMs = 24 * 60 * 60_000;

const sleepAtMostMs = 5_000;

/**
 * Sends pushes to the browsers of their persons, outside of transactions; those of one browser in turn. If the process dies
 * before it strikes a sent push off, the push is sent again: the browser shows it once, by its tag.
 */
export class PushSender {
  readonly #bank: PushSenderDependencies;
  readonly #loop: WakingLoop;
  #done = 0;
  #failed = 0;

  constructor(bank: PushSenderDependencies) {
    this.#bank = bank;
    this.#loop = new WakingLoop(bank.clock, () => this.#sendWhatIsDue());
  }

  /** Sends waiting and coming pushes; resolves when all due pushes were tried. */
  async start(): Promise<void> {
    await this.#loop.start();
  }

  /** Waits for the pushes at hand; the others stay in the store. */
  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  async figures() {
    const { store, clock } = this.#bank;
    const dueAt = (await nextPush(store.db)) ?? Infinity;
    return { done: this.#done, failed: this.#failed, lateMs: Math.max(0, clock.now() - dueAt) };
  }

  /** How long to sleep, in milliseconds. */
  async #sendWhatIsDue(): Promise<number> {
    const { store, clock, log } = this.#bank;
    try {
      while (this.#loop.isRunning) {
        const waitMs = ((await nextPush(store.db)) ?? Infinity) - clock.now();
        if (waitMs > 0) return Math.min(waitMs, sleepAtMostMs);
        const now = clock.now();
        const claimed = await store.transactInBackground(({ trx, engine }) =>
          claimPushes(trx, engine, {
            now,
            until: (now + claimMs) as EpochMs,
            most: claimedMost,
          }),
        );
        if (claimed.length === 0) return sleepAtMostMs;
        await Promise.all(claimed.map((message) => this.#send(message)));
      }
      return 0;
    } catch (error) {
      log.error('Pushes that wait to be sent could not be read', { error });
      return waitLeastMs;
    }
  }

  async #send(message: OutgoingMessageRow): Promise<void> {
    const { store, clock, log } = this.#bank;
    const { person_id: personId, recipient: browser } = message;
    const subscription = await findSubscription(store.db, personId, browser);
    const now = () => clock.now();
    if (subscription === undefined) {
      await settlePush(store.db, message.id, { givenUpAt: now() });
      return;
    }
    const outcome = await this.#bank.pusher.push({
      id: message.id,
      subscription,
      about: JSON.parse(message.body) as EventBody,
      sequence: message.event_sequence,
      language: subscription.language,
    });
    if (outcome.kind === 'gone') {
      await store.transact(({ trx }) => forgetBrowser(trx, personId, browser, now()));
      return;
    }
    if (outcome.kind !== 'taken') {
      this.#failed += 1;
      log.error('A push could not be sent', { id: message.id, error: new Error(outcome.why) });
    } else {
      this.#done += 1;
    }
    await store.transact(({ trx }) => settlePush(trx, message.id, endOf(message, outcome, now())));
  }
}

type Outcome = Exclude<Awaited<ReturnType<Pusher['push']>>, { kind: 'gone' }>;

function endOf({ at }: OutgoingMessageRow, outcome: Outcome, now: EpochMs): PushEnd {
  if (outcome.kind === 'taken') return { sentAt: now };
  if (outcome.kind === 'refused') return { givenUpAt: now };
  const waitMs = Math.min(Math.max(now - at, waitLeastMs), waitMostMs);
  const dueAt = (now + Math.max(waitMs, outcome.afterMs ?? 0)) as EpochMs;
  return dueAt >= at + triedForMs ? { givenUpAt: now } : { dueAt };
}
