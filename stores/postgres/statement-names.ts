/** The number of times that a text is asked before it gets a name, and the most texts with one. */
const askedBeforeNamed = 5;
const namedMost = 200;
const countedMost = 2_000;

/** Names for the texts that are asked again and again: PostgreSQL reads and plans those once for each connection. */
export class StatementNames {
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #areGiven: boolean;

  /** Behind a pooler none are given before it is known to keep them. */
  constructor(areGiven: boolean) {
    this.#areGiven = areGiven;
  }

  give(): void {
    this.#areGiven = true;
  }

  of(text: string): string | undefined {
    if (!this.#areGiven) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= namedMost) return name;
    const asked = (this.#asked.get(text) ?? 0) + 1;
    if (asked > askedBeforeNamed) {
      this.#asked.delete(text);
      this.#names.set(text, `passbook_${this.#names.size + 1}`);
      return this.#names.get(text);
    }
    if (this.#asked.size < countedMost) this.#asked.set(text, asked);
    return undefined;
  }
}
