import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, MailerMessage, Log } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Transport } from './transport.ts';
import { writeWhole } from '../http/whole-file.ts';

interface QueueOptions {
  /** Where the messages wait, as files: for one channel alone. */
  readonly folder: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long to wait after the transport failed. */
const retryAfterMs = 30_000;

/** After so many failures in a row it is the transport that is to blame, and not the messages. */
const failuresMost = 3;

/** A message that could not be sent for so long is given up: it would be no news any more. */
const triedForMs = 2 * 24 * 60 * 60_000;

/**
 * Messages on their way to a transport that may be slow or away. A message is safe once it is taken; the bank, which hands
 * it over while it holds its database, never waits for a network. What was sent and not struck off when a process died
 * is sent again under the same id.
 */
export class MessageOutbox {
  readonly #options: QueueOptions;
  #running = false;
  /** Whether a round is about to come, now or after a pause. */
  #isExpected = false;
  #work: Promise<void> = Promise.resolve();
  #cancelWake: () => void = () => {};
  /** Behind which the next round begins, so that messages which fail do not hold up the others. */
  #triedLast = '';

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Resolves when the message is on the disk. */
  async take(message: MailerMessage): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(join(folder, `${message.id}.json`), JSON.stringify(message));
    this.#wake();
  }

  /** Sends what waits, and what comes. */
  start(): void {
    this.#running = true;
    this.#wake();
  }

  /** Waits for the message at hand; the others stay on the disk. */
  async stop(): Promise<void> {
    this.#running = false;
    this.#isExpected = false;
    this.#cancelWake();
    await this.#work;
  }

  #wake(): void {
    if (!this.#running || this.#isExpected) return;
    this.#isExpected = true;
    this.#work = this.#work.then(() => this.#sendWhatWaits());
  }

  async #sendWhatWaits(): Promise<void> {
    this.#isExpected = false;
    try {
      if (await this.#sendRound()) return;
    } catch (error) {
      this.#options.log.error('Messages that wait to be sent could not be read', { error });
    }
    this.#pause();
  }

  #pause(): void {
    if (!this.#running) return;
    const { clock } = this.#options;
    this.#isExpected = true;
    this.#cancelWake = clock.wakeAt((clock.now() + retryAfterMs) as EpochMs, () => {
      this.#isExpected = false;
      this.#wake();
    });
  }

  /** Whether everything that waits was sent. */
  async #sendRound(): Promise<boolean> {
    let failures = 0;
    let isAllSent = true;
    for (const name of await this.#namesInTurn()) {
      if (!this.#running || failures === failuresMost) return false;
      this.#triedLast = name;
      const isSent = await this.#sendOne(name);
      failures = isSent ? 0 : failures + 1;
      isAllSent &&= isSent;
    }
    return isAllSent;
  }

  async #namesInTurn(): Promise<string[]> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
    const behind = names.filter((name) => name > this.#triedLast);
    return [...behind, ...names.slice(0, names.length - behind.length)];
  }

  async #sendOne(name: string): Promise<boolean> {
    const { folder, transport, clock, log } = this.#options;
    const path = join(folder, name);
    const message = JSON.parse(await readFile(path, 'utf8')) as MailerMessage;
    try {
      await transport.carry(message);
    } catch (error) {
      const { id } = message;
      if (message.at + triedForMs > clock.now()) {
        log.error('A message could not be sent, and is tried again', { error, id });
        return false;
      }
      log.error('A message could not be sent for too long, and is given up', { error, id });
    }
    await rm(path, { force: true });
    return true;
  }
}
