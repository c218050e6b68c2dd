import { type FileHandle, open } from 'node:fs/promises';

/** A transfer that was sent under a key, and the id that the bank answered. */
export interface Acknowledged {
  readonly key: string;
  readonly id: string;
}

/**
 * What the bank has acknowledged, as its client remembers it: on disk before the client goes on, as a client does
 * that must never send twice.
 */
export class Journal {
  readonly #file: FileHandle;
  readonly #acknowledged = new Map<string, string>();
  #waiting: string[] = [];
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<Journal> {
    return new Journal(await open(path, 'a'));
  }

  /** By key, the id of the transfer. */
  get acknowledged(): ReadonlyMap<string, string> {
    return this.#acknowledged;
  }

  /** Resolves when it is on the disk. Those that come together go to the disk together. */
  async acknowledge({ key, id }: Acknowledged): Promise<void> {
    this.#waiting.push(`${key} ${id}\n`);
    this.#next ??= this.#flushNext();
    await this.#next;
    this.#acknowledged.set(key, id);
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #flushNext(): Promise<void> {
    await this.#current;
    this.#current = this.#next ?? Promise.resolve();
    this.#next = null;
    const lines = this.#waiting.join('');
    this.#waiting = [];
    await this.#file.appendFile(lines);
    await this.#file.datasync();
  }
}
