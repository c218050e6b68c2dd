import { extendedCode, messageOf } from '../result-codes.ts';

/** Why the log could not be copied into the database file, as one thread tells another. */
export interface CopyFailure {
  readonly reason: string;
  /**
   * The disk has not taken data that it seemed to have taken before. It tells each handle once, and anyone who asks again
   * hears that all is well (https://wiki.postgresql.org/wiki/Fsync_Errors): the contents of the file are not known, and the
   * log must stay.
   */
  readonly isFinal: boolean;
}

/** The failure of the copying in which an error was thrown. */
export function copyFailureFrom(error: unknown): CopyFailure {
  return { reason: messageOf(error), isFinal: isOfMakingDurable(error) };
}

// https://sqlite.org/rescode.html#ioerr_fsync
const SQLITE_IOERR_FSYNC = 1034;

function isOfMakingDurable(error: unknown): boolean {
  const isOfFdatasync =
    error instanceof Error && 'syscall' in error && error.syscall === 'fdatasync';
  return isOfFdatasync || extendedCode(error) === SQLITE_IOERR_FSYNC;
}

type Said =
  | { readonly kind: 'copy the last pages' }
  | { readonly kind: 'not copied'; readonly failure: CopyFailure };

function channelOf(path: string): BroadcastChannel {
  return new BroadcastChannel(`The last pages of the log of ${path}`);
}

/**
 * For the thread that copies the log into the file. The log starts again once all of it is copied while nobody adds to it,
 * and a writer that is never idle always adds meanwhile: it is asked to copy the last pages itself.
 */
export class LastPassAsker {
  readonly #channel: BroadcastChannel;

  constructor(path: string, onFailure: (failure: CopyFailure) => void) {
    this.#channel = channelOf(path);
    this.#channel.addEventListener('message', ({ data }) => {
      const said = data as Said;
      if (said.kind === 'not copied') onFailure(said.failure);
    });
  }

  ask(): void {
    this.#channel.postMessage({ kind: 'copy the last pages' } satisfies Said);
  }

  close(): void {
    this.#channel.close();
  }
}

/** For the writer that is asked. Anyone who asked is told where it fails, and copies these pages another time. */
export class LastPass {
  readonly #channel: BroadcastChannel;
  readonly #copy: () => Promise<unknown>;
  readonly #hear = ({ data }: MessageEvent) => {
    const said = data as Said;
    if (said.kind !== 'copy the last pages') return;
    this.#work = this.#work.then(() => this.#copyOrTell());
  };
  #work: Promise<void> = Promise.resolve();

  /** `copy` waits for its turn behind the transaction that is under way. */
  constructor(path: string, copy: () => Promise<unknown>) {
    this.#copy = copy;
    this.#channel = channelOf(path);
    this.#channel.addEventListener('message', this.#hear);
  }

  /** Resolves when nothing is being copied any more. */
  async stop(): Promise<void> {
    this.#channel.removeEventListener('message', this.#hear);
    await this.#work;
    this.#channel.close();
  }

  async #copyOrTell(): Promise<void> {
    try {
      await this.#copy();
    } catch (error) {
      const failure = copyFailureFrom(error);
      this.#channel.postMessage({ kind: 'not copied', failure } satisfies Said);
    }
  }
}
