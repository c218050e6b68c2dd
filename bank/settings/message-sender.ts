import type { EpochMs } from '#contract/time/time.ts';
import type { DueWorkFigures } from '../due-work/due-work.ts';
import { WakingLoop } from '../due-work/waking-loop.ts';
import type { MailedChannel } from '../member-log/messages-of.ts';
import type { BankStore, Clock, Log, Mailer, MailerMessage } from '../ports.ts';
import { claimMessages, giveUp, markSent, nextMessage, postpone } from './message-records.ts';
import type { OutgoingMessageRow } from '../member-log/member-log-tables.ts';

interface SenderDependencies {
  readonly store: BankStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
}

const claimedMost = 10;

/**
 * The end of a claim, after which others send the messages of a process that died: longer than it takes to send them all.
 */
const claimMs = 5 * 60_000;

const retryAfterMs = 30_000;

/** After so many failures in a row the mail server is to blame, and not the messages. */
const failuresMost = 3;

/** A message that could not be sent for so long is given up: it would be no news any more. */
const triedForMs = 2 * 24 * 60 * 60_000;

/** The longest sleep: messages are written in transactions that know nothing of their sender. */
const sleepAtMostMs = 5_000;

/** The wait where other processes hold the due messages. */
const othersSendMs = 1_000;

/**
 * Sends the messages of a channel to their members (R-P5), in the order in which they fall due, outside of transactions: a
 * slow mail server holds up no work of the bank. A message is claimed first, so that only one of several processes sends
 * it, and struck off when it has left. If the process dies before that, the message is sent again under the same id.
 */
export class MessageSender {
  readonly #bank: SenderDependencies;
  readonly #channel: MailedChannel;
  readonly #loop: WakingLoop;
  /** While the mail server is left alone. */
  #pausesUntil = 0;
  #failuresInARow = 0;
  #done = 0;
  #failed = 0;

  constructor(bank: SenderDependencies, channel: MailedChannel) {
    this.#bank = bank;
    this.#loop = new WakingLoop(bank.clock, () => this.#sendWhatIsDue());
    this.#channel = channel;
  }

  /** Sends waiting and coming messages; resolves when all waiting messages were tried. */
  async start(): Promise<void> {
    await this.#loop.start();
  }

  /** Waits for the message at hand; the others stay in the store. */
  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  async figures(): Promise<Omit<DueWorkFigures, 'source'>> {
    const { store, clock } = this.#bank;
    const dueAt = (await nextMessage(store.db, this.#channel)) ?? Infinity;
    return { done: this.#done, failed: this.#failed, lateMs: Math.max(0, clock.now() - dueAt) };
  }

  /** How long to sleep, in milliseconds. */
  async #sendWhatIsDue(): Promise<number> {
    const { store, clock, log } = this.#bank;
    try {
      for (;;) {
        const pauseMs = this.#pausesUntil - clock.now();
        if (pauseMs > 0 || !this.#loop.isRunning) return pauseMs;
        const dueAt = (await nextMessage(store.db, this.#channel)) ?? Infinity;
        const waitMs = dueAt - clock.now();
        if (waitMs > 0) return Math.min(waitMs, sleepAtMostMs);
        const now = clock.now();
        const claimed = await store.transactInBackground((scope) =>
          claimMessages(scope, this.#channel, {
            now,
            until: (now + claimMs) as EpochMs,
            most: claimedMost,
          }),
        );
        if (claimed.length === 0) return othersSendMs;
        await this.#sendClaimed(claimed);
      }
    } catch (error) {
      log.error('Messages that wait to be sent could not be read', { error });
      return retryAfterMs;
    }
  }

  async #sendClaimed(claimed: readonly OutgoingMessageRow[]): Promise<void> {
    const { store, clock } = this.#bank;
    for (const [index, message] of claimed.entries()) {
      if (!this.#loop.isRunning || this.#pausesUntil > clock.now()) {
        const others = claimed.slice(index).map(({ id }) => id);
        await store.transact(({ trx }) => postpone(trx, others, clock.now()));
        return;
      }
      await this.#send(message);
    }
  }

  async #send(message: OutgoingMessageRow): Promise<void> {
    const { store, mailer, clock } = this.#bank;
    const { id, recipient: to } = message;
    const channel = this.#channel;
    const at = message.at as EpochMs;
    try {
      await mailer.take({
        id,
        channel,
        to,
        about: JSON.parse(message.body) as MailerMessage['about'],
        at,
      });
    } catch (error) {
      await this.#noteFailure(message, error);
      return;
    }
    // Not in the background, where it might wait for long work: it would be sent again if this process died.
    await store.transact(({ trx }) => markSent(trx, id, clock.now()));
    this.#done += 1;
    this.#failuresInARow = 0;
  }

  async #noteFailure({ id, at }: OutgoingMessageRow, error: unknown): Promise<void> {
    const { store, clock, log } = this.#bank;
    const now = clock.now();
    const isOver = at + triedForMs <= now;
    this.#failed += 1;
    this.#failuresInARow += 1;
    if (this.#failuresInARow >= failuresMost) {
      this.#failuresInARow = 0;
      this.#pausesUntil = now + retryAfterMs;
    }
    log.error(
      isOver
        ? 'A message could not be sent for too long, and is given up'
        : 'A message could not be sent, and is tried again',
      { error, id },
    );
    await store.transact(({ trx }) =>
      isOver ? giveUp(trx, id, now) : postpone(trx, [id], (now + retryAfterMs) as EpochMs),
    );
  }
}

type Sender = Pick<MessageSender, 'start' | 'stop' | 'figures'>;

/** The senders of all channels, each beside the other: a channel with its server away holds up no other. */
export class MessageSenders {
  readonly #senders: Sender[];
  #addPushes: (() => Promise<Sender>) | undefined;

  /** @param addPushes Loads what sends pushes; without it nothing is pushed. */
  constructor(bank: SenderDependencies, addPushes?: () => Promise<Sender>) {
    this.#senders = [new MessageSender(bank, 'email'), new MessageSender(bank, 'sms')];
    this.#addPushes = addPushes;
  }

  /** Sends waiting and coming messages; resolves when all waiting messages were tried. */
  async start(): Promise<void> {
    const add = this.#addPushes;
    this.#addPushes = undefined;
    if (add !== undefined) this.#senders.push(await add());
    await Promise.all(this.#senders.map((sender) => sender.start()));
  }

  /** Waits for the messages at hand; the others stay in the store. */
  async stop(): Promise<void> {
    await Promise.all(this.#senders.map((sender) => sender.stop()));
  }

  /** How the messages do, for anyone who watches the server. */
  async figures(): Promise<DueWorkFigures> {
    const each = await Promise.all(this.#senders.map((sender) => sender.figures()));
    return {
      source: 'messages',
      done: each.reduce((sum, { done }) => sum + done, 0),
      failed: each.reduce((sum, { failed }) => sum + failed, 0),
      lateMs: Math.max(...each.map(({ lateMs }) => lateMs)),
    };
  }
}
