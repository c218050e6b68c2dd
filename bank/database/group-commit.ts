import { inOneTransaction, type Tried, tryOnce } from './one-transaction.ts';
import { BankBusy, type BankStore } from '../ports.ts';
import type { DatabaseTransaction } from './database-transaction.ts';

/** A group that is carried out in another thread. */
export interface Elsewhere<Answer> {
  /** Resolves when the thread would take another group: then that one is ready for it when it is done with this. */
  readonly roomForNext: Promise<void>;
  readonly tried: Promise<Tried<readonly Answer[]>>;
}

/** What is carried out together, and how much of it may wait. */
export interface GroupCommitOptions<Ask, Answer> {
  readonly store: BankStore;
  /** Decides and records all of them, in their order, in the transaction of the scope: one answer for each. */
  readonly execute: (
    scope: DatabaseTransaction,
    asks: readonly Ask[],
  ) => Promise<readonly Answer[]>;
  readonly togetherMost: number;
  /**
   * Does the same in another thread, in a transaction of its own, so that this thread takes in the next ones meanwhile;
   * null where there is none at the moment. One ask alone is carried out here, which is quicker, unless others are under
   * way there.
   */
  readonly elsewhere?: ((asks: readonly Ask[]) => Elsewhere<Answer> | null) | undefined;
  /** Whoever comes while so many wait is refused, before anything is done for them. */
  readonly waitingMost: number;
}

/**
 * So many groups are with the other thread at most where each is as large as it may be. Under much load this thread takes longer
 * for one round of those who come than the other for the two that it has.
 */
const wholeGroupsElsewhereMost = 8;

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes durable together what is asked at the same time: one commit for all instead of one for each. Nobody waits for
 * company: a group is whoever has arrived, in the order of their coming, when the one before is done or waits to be taken up in
 * another thread, or as soon as they are as many as a group may have. Each is answered when its transaction is durable.
 */
export class GroupCommit<Ask, Answer> {
  readonly #options: GroupCommitOptions<Ask, Answer>;
  #waiting: Waiting<Ask, Answer>[] = [];
  #isRunning = false;
  #groupsElsewhere = 0;
  /** Called when so many wait that they are a whole group. */
  #onWholeGroup: (() => void) | undefined;

  constructor(options: GroupCommitOptions<Ask, Answer>) {
    this.#options = options;
  }

  /** Resolves with the answer once it is durable. Throws `BankBusy` where too many wait: then nothing was done. */
  async ask(ask: Ask): Promise<Answer> {
    if (this.#waiting.length >= this.#options.waitingMost) {
      throw new BankBusy('Too many changes wait to be made.');
    }
    return await new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject });
      if (!this.#isRunning) {
        void this.#run();
      } else if (this.#waiting.length >= this.#options.togetherMost) {
        this.#onWholeGroup?.();
      }
    });
  }

  async #run(): Promise<void> {
    const { elsewhere, togetherMost } = this.#options;
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // Elsewhere takes a while, and others have come meanwhile: those that are still to come are of the next group.
      if (elsewhere === undefined || this.#waiting.length === 1) {
        await this.#letArrive();
      }
      const group = this.#waiting.splice(0, togetherMost);
      const isAlone = group.length === 1 && this.#groupsElsewhere === 0;
      const there = isAlone ? null : elsewhere?.(group.map(({ ask }) => ask));
      if (there) {
        void this.#answerFrom(there, group);
        await this.#letGather(there.roomForNext);
      } else {
        await this.#carryOutHere(group);
      }
    }
    this.#isRunning = false;
  }

  /**
   * A process accepts one connection at a time, between two looks at the others: it goes on looking as long as that
   * brings somebody. Where nobody comes it costs no time worth speaking of.
   */
  async #letArrive(): Promise<void> {
    const { store, togetherMost } = this.#options;
    let before: number;
    do {
      before = this.#waiting.length;
      await store.letArrive?.();
    } while (this.#waiting.length > before && this.#waiting.length < togetherMost);
  }

  /** Those who come make up the next group until there is room for it, however small; a whole one waits for no room. */
  async #letGather(roomForNext: Promise<void>): Promise<void> {
    if (this.#groupsElsewhere >= wholeGroupsElsewhereMost) {
      await roomForNext;
    } else if (this.#waiting.length < this.#options.togetherMost) {
      const wholeGroup = new Promise<void>((resolve) => (this.#onWholeGroup = resolve));
      await Promise.race([roomForNext, wholeGroup]);
      this.#onWholeGroup = undefined;
    }
  }

  async #answerFrom(
    there: Elsewhere<Answer>,
    group: readonly Waiting<Ask, Answer>[],
  ): Promise<void> {
    this.#groupsElsewhere += 1;
    const tried = await there.tried;
    this.#groupsElsewhere -= 1;
    await this.#answerAs(tried, group);
  }

  async #carryOutHere(group: readonly Waiting<Ask, Answer>[]): Promise<void> {
    const { store, execute } = this.#options;
    if (group.length === 1) {
      await this.#carryOutEach(group);
      return;
    }
    const asks = group.map(({ ask }) => ask);
    await this.#answerAs(await tryOnce(store, (scope) => execute(scope, asks)), group);
  }

  async #answerAs(
    tried: Tried<readonly Answer[]>,
    group: readonly Waiting<Ask, Answer>[],
  ): Promise<void> {
    if (tried.kind === 'durable') {
      for (const [index, { resolve }] of group.entries()) {
        resolve(tried.result[index] as Answer);
      }
    } else if (tried.kind === 'unknown' || this.#options.store.isUnavailable(tried.error)) {
      // The store is to blame, and fails the next one too.
      for (const { reject } of group) {
        reject(tried.error);
      }
    } else {
      // One of them is to blame, or another process was faster: which, each finds out for itself.
      await this.#carryOutEach(group);
    }
  }

  async #carryOutEach(group: readonly Waiting<Ask, Answer>[]): Promise<void> {
    const { store, execute } = this.#options;
    for (const { ask, resolve, reject } of group) {
      try {
        const [answer] = await inOneTransaction(store, (scope) => execute(scope, [ask]));
        resolve(answer as Answer);
      } catch (error) {
        reject(error);
      }
    }
  }
}
