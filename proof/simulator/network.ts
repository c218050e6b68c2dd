import { StoreBusy } from '#stores/store.ts';
import { ORPCError } from '@orpc/server';
import type { BankProcess } from './bank-process.ts';
import type { Rng } from './rng.ts';
import { isSimulated } from './fault-plan.ts';
import type { Scheduler } from './scheduler.ts';

/** The outcome of a request to its client. */
export type Heard<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refusal'; readonly code: string; readonly data: unknown }
  /** The outcome is unknown: nobody answered in time, or the connection broke. */
  | { readonly kind: 'nothing'; readonly why: string };

/** A request, and the other listeners to its outcome. */
export interface Request<Answer> {
  perform(process: BankProcess): Promise<Answer>;
  /** Called for every answer that reaches the client, the second one to a request that the network doubled too. */
  heard(answer: Heard<Answer>): void;
  /**
   * Called when nothing of this request is under way any more; `isUnheard` where the bank was asked and nobody heard what
   * came of it.
   */
  over(isUnheard: boolean): void;
}

/** A client gives up waiting after this time. */
const timeoutMs = 2_000;

/** Where requests are delayed, overtaken, doubled and lost, and so are answers. */
export class Network {
  readonly #rng: Rng;
  readonly #scheduler: Scheduler;
  readonly #processes: () => readonly BankProcess[];
  readonly #fail: (error: unknown) => void;
  /** Whether anything is lost, doubled or much delayed. */
  isBad = true;

  constructor(
    rng: Rng,
    scheduler: Scheduler,
    processes: () => readonly BankProcess[],
    fail: (error: unknown) => void,
  ) {
    this.#rng = rng;
    this.#scheduler = scheduler;
    this.#processes = processes;
    this.#fail = fail;
  }

  /** Resolves with the client's first response, or with nothing when it has waited long enough. */
  send<Answer>(request: Request<Answer>): Promise<Heard<Answer>> {
    return new Promise((resolve) => {
      let deliveries = this.#happens(30) ? 2 : 1;
      let isUnheard = false;
      const tell = (heard: Heard<Answer>) => {
        request.heard(heard);
        resolve(heard);
      };
      for (let copy = deliveries; copy > 0; copy -= 1) {
        const delay = copy > 1 ? this.#rng.between(1, 4_000) : this.#delay();
        this.#deliver(request, delay, tell).then((wasHeard) => {
          deliveries -= 1;
          isUnheard ||= !wasHeard;
          if (deliveries === 0) request.over(isUnheard);
        }, this.#fail);
      }
      this.#scheduler.at(this.#scheduler.now + timeoutMs, () => {
        resolve({ kind: 'nothing', why: 'no answer came in time' });
      });
    });
  }

  /** Tells whether it never came to the bank, or the client heard what came of it. */
  async #deliver<Answer>(
    request: Request<Answer>,
    delay: number,
    tell: (heard: Heard<Answer>) => void,
  ): Promise<boolean> {
    await this.#scheduler.pass(delay);
    if (this.#happens(15)) return true;
    const process = this.#rng.pick(this.#processes());
    if (process === undefined) {
      tell({ kind: 'nothing', why: 'the bank was not there' });
      return true;
    }
    const answer = await process.answer(() => request.perform(process));
    if (answer === undefined) {
      await this.#scheduler.pass(this.#rng.between(1, 50));
      tell({ kind: 'nothing', why: 'the connection broke' });
      return false;
    }
    const heard = await heardOf(answer.settled);
    await this.#scheduler.pass(this.#delay());
    if (this.#happens(20)) return false;
    tell(heard);
    return true;
  }

  #happens(permille: number): boolean {
    return this.isBad && this.#rng.permille(permille);
  }

  /** Mostly milliseconds; now and then so long that others overtake it, or its sender gives up. */
  #delay(): number {
    if (this.#happens(10)) return this.#rng.between(500, 4_000);
    return this.#happens(100) ? this.#rng.between(20, 300) : this.#rng.between(1, 15);
  }
}

async function heardOf<Answer>(settled: Promise<Answer>): Promise<Heard<Answer>> {
  try {
    return { kind: 'answer', answer: await settled };
  } catch (error) {
    if (error instanceof ORPCError) {
      const { code, data } = error as ORPCError<string, unknown>;
      return { kind: 'refusal', code, data };
    }
    // Staff and the card network ask without the boundary that turns it into this.
    if (isSimulated(error) || error instanceof StoreBusy) {
      return { kind: 'refusal', code: 'UNAVAILABLE', data: null };
    }
    throw error;
  }
}
