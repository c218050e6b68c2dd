/** Of one database, in every thread of this process. */
function channelOf(path: string): BroadcastChannel {
  return new BroadcastChannel(`The last pages of the log of ${path}`);
}

/** What the writer answers the thread of the checkpoints where the last pages could not be copied. */
interface Failure {
  readonly reason: string;
}

/**
 * For the thread that copies the log into the file. The log begins anew once all of it is copied while nobody adds to it,
 * and a writer that is never idle always adds meanwhile: it is asked to copy the last pages itself.
 */
export class LastPassAsker {
  readonly #channel: BroadcastChannel;

  constructor(path: string, onFailure: (reason: string) => void) {
    this.#channel = channelOf(path);
    this.#channel.addEventListener('message', ({ data }) => onFailure((data as Failure).reason));
  }

  ask(): void {
    this.#channel.postMessage('all but the last pages are copied');
  }

  close(): void {
    this.#channel.close();
  }
}

/** For the writer that is asked. Whoever asked is told where it fails, and copies these pages another time. */
export class LastPass {
  readonly #channel: BroadcastChannel;
  readonly #copy: () => Promise<unknown>;
  readonly #asked = () => {
    this.#work = this.#work.then(() => this.#copyOrTell());
  };
  #work: Promise<void> = Promise.resolve();

  /** `copy` waits for its turn behind the transaction that is under way. */
  constructor(path: string, copy: () => Promise<unknown>) {
    this.#copy = copy;
    this.#channel = channelOf(path);
    this.#channel.addEventListener('message', this.#asked);
  }

  /** Resolves when nothing is being copied any more. */
  async stop(): Promise<void> {
    this.#channel.removeEventListener('message', this.#asked);
    await this.#work;
    this.#channel.close();
  }

  async #copyOrTell(): Promise<void> {
    try {
      await this.#copy();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#channel.postMessage({ reason } satisfies Failure);
    }
  }
}
