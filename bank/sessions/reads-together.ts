interface Asked<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** So many keys are read at once at most. */
const keysMax = 500;

/**
 * Reads one row or a few by a key. A read begins at once where none is under way; what is asked for meanwhile is read
 * together in the next one. So nobody waits for others to come, and under load the statements become fewer.
 */
export class ReadsTogether<Key, Answer> {
  readonly #read: (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>;
  #waiting: Asked<Key, Answer>[] = [];
  #isReading = false;

  /** With what reads the answer to each key, in their order. */
  constructor(read: (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>) {
    this.#read = read;
  }

  /** Throws what the read has thrown. */
  async ask(key: Key): Promise<Answer | undefined> {
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (!this.#isReading) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isReading = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, keysMax);
      try {
        const answers = await this.#read(asked.map(({ key }) => key));
        for (const [index, { resolve }] of asked.entries()) resolve(answers[index]);
      } catch (error) {
        // The store is to blame: one that is silent would keep those that wait as long again.
        for (const { reject } of [...asked, ...this.#waiting.splice(0)]) reject(error);
      }
    }
    this.#isReading = false;
  }
}
