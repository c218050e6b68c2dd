interface Asked<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks the store by keys. A statement begins at once where none is under way; what is asked for meanwhile goes
 * together in the next one. So nobody waits for others to come, and under load the statements become fewer.
 */
export class AskedTogether<Key, Answer> {
  readonly #askStore: (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>;
  #waiting: Asked<Key, Answer>[] = [];
  #isAsking = false;

  /** With what gets the answer to each key, in their order. */
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
        // The store is to blame: one that is silent would keep those that wait as long again.
        for (const { reject } of [...asked, ...this.#waiting.splice(0)]) reject(error);
      }
    }
    this.#isAsking = false;
  }
}
