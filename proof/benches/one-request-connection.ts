import { connect, type Socket } from 'node:net';

const endOfHead = '\r\n\r\n';

/** Every connection reads into this buffer, each in its turn. */
const arrived = Buffer.allocUnsafe(64 * 1024);

/**
 * A connection to a server on this machine that carries one request at a time. It shares the processors with the server
 * that it measures, so it does little: it reads of an answer no more than its head and where it ends.
 */
export class OneAskConnection {
  readonly #socket: Socket;
  #received = '';
  #answer: PromiseWithResolvers<string> | undefined;

  private constructor(port: number) {
    const callback = (length: number) => {
      this.#receive(arrived.toString('latin1', 0, length));
      return true;
    };
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: arrived, callback },
    });
    this.#socket.on('error', (error) => this.#answer?.reject(error));
    this.#socket.on('close', () =>
      this.#answer?.reject(new Error('The server closed the connection')),
    );
  }

  static async open(port: number): Promise<OneAskConnection> {
    const connection = new OneAskConnection(port);
    await new Promise<void>((resolve, reject) => {
      connection.#socket.once('connect', resolve);
      connection.#socket.once('error', reject);
    });
    return connection;
  }

  /** The answer as it came over the wire. Throws where the server hangs up first. */
  ask(request: string | Buffer): Promise<string> {
    const answer = Promise.withResolvers<string>();
    this.#answer = answer;
    if (this.#socket.destroyed) answer.reject(new Error('The server closed the connection'));
    else this.#socket.write(request);
    return answer.promise;
  }

  close(): void {
    this.#answer = undefined;
    this.#socket.destroy();
  }

  #receive(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf(endOfHead);
    if (head < 0) return;
    const length = /content-length: (\d+)/i.exec(this.#received)?.[1] ?? '0';
    if (this.#received.length < head + endOfHead.length + Number(length)) return;
    const answer = this.#received;
    this.#received = '';
    this.#answer?.resolve(answer);
  }
}
