import type { EpochMs } from '#contract/time/time.ts';
import type { Policy } from '../../policy.ts';
import type { BankStore, Clock } from '../../ports.ts';
import { type SessionName, type SessionOfParty, readSessions } from './read-sessions.ts';
import { isLive, touchSessions } from './session.ts';

interface Asked<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks the store by keys. A statement begins at once where none is under way; keys that arrive meanwhile go together in the
 * next one. So no key waits for others to come, and under load the statements become fewer.
 */
export class AskedTogether<Key, Answer> {
  readonly #askStore: (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>;
  #waiting: Asked<Key, Answer>[] = [];
  #isAsking = false;

  /** Takes the function that gets the answer to each key, in their order. */
  constructor(askStore: (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>) {
    this.#askStore = askStore;
  }

  /** Throws what the store has thrown. */
  async ask(key: Key): Promise<Answer | undefined> {
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (!this.#isAsking) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0);
      try {
        const answers = await this.#askStore(asked.map(({ key }) => key));
        for (const [index, { resolve }] of asked.entries()) resolve(answers[index]);
      } catch (error) {
        // The store is to blame: a silent store would keep the waiting keys as long again.
        for (const { reject } of [...asked, ...this.#waiting.splice(0)]) reject(error);
      }
    }
    this.#isAsking = false;
  }
}

/** A session that another process has ended, without a notice of it, may go on here for so long, in milliseconds. */
const rememberedForMs = 1_000;

/** More sessions than are in use within that time; then the memory starts again. */
const rememberedMost = 20_000;

interface Remembered {
  facts: SessionOfParty;
  readonly readAt: EpochMs;
}

/**
 * The sessions that are in use, remembered for a second so that not every request has to read its own. The end of a session
 * in this process, or a change of its idle time, is to be told with `forget`: then it holds at once.
 */
export class LiveSessions {
  readonly #bank: { readonly store: BankStore; readonly clock: Clock; readonly policy: Policy };
  /** By the hash of a token, and by the id. */
  #remembered = new Map<string, Remembered>();
  /** The number of times that something was forgotten: a session read before is not remembered after it. */
  #changes = 0;
  #tellOthers: () => void = () => {};

  readonly #reads: AskedTogether<SessionName, SessionOfParty>;
  readonly #touches: AskedTogether<string, void>;

  constructor(bank: { readonly store: BankStore; readonly clock: Clock; readonly policy: Policy }) {
    this.#bank = bank;
    this.#reads = new AskedTogether((names) => {
      const formerSince = bank.clock.now() - bank.policy.security.formerTokenMs;
      return readSessions(bank.store, names, formerSince as EpochMs);
    });
    this.#touches = new AskedTogether<string, void>(async (ids) => {
      await touchSessions(bank.store, ids, bank.clock.now());
      return [];
    });
  }

  /** The session of the token, unless it has ended, outlived its time or lain idle for longer than it may (R-P4). */
  async find(tokenHash: string): Promise<SessionOfParty | undefined> {
    return await this.#find(tokenHash, { tokenHash });
  }

  /** The same by the id of the session, which it keeps when its token changes. */
  async findById(id: string): Promise<SessionOfParty | undefined> {
    return await this.#find(id, { id });
  }

  /** Notes that the session is used. */
  async touch(
    { tokenHash, sessionId }: { readonly tokenHash: string; readonly sessionId: string },
    now: EpochMs,
  ): Promise<void> {
    await this.#touches.ask(sessionId);
    for (const key of [tokenHash, sessionId]) {
      const remembered = this.#remembered.get(key);
      if (remembered) {
        remembered.facts = { ...remembered.facts, seen_at: now };
      }
    }
  }

  /** To be called after a session was ended or the settings of its member were changed. */
  forget(): void {
    this.forgetHere();
    this.#tellOthers();
  }

  /** From now on other processes are told to forget with this one. */
  tellOthers(tell: () => void): void {
    this.#tellOthers = tell;
  }

  /** For changes by another process. */
  forgetHere(): void {
    this.#changes += 1;
    this.#remembered.clear();
  }

  async #find(key: string, name: SessionName): Promise<SessionOfParty | undefined> {
    const { clock, policy } = this.#bank;
    const now = clock.now();
    const remembered = this.#remembered.get(key);
    if (remembered && Math.abs(now - remembered.readAt) < rememberedForMs) {
      return isLive(remembered.facts, now, policy) ? remembered.facts : undefined;
    }
    const changes = this.#changes;
    const facts = await this.#reads.ask(name);
    if (!facts || !isLive(facts, now, policy)) {
      this.#remembered.delete(key);
      return undefined;
    }
    if (changes === this.#changes) {
      this.#remember(key, { facts, readAt: now });
    }
    return facts;
  }

  #remember(key: string, remembered: Remembered): void {
    if (this.#remembered.size >= rememberedMost) {
      this.#remembered.clear();
    }
    this.#remembered.set(key, remembered);
  }
}
