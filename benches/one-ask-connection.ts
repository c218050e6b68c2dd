import { connect, type Socket } from 'node:net';

const endOfHead = '\r\n\r\n';

/**
 * A connection to a server on this machine that carries one ask at a time. It shares the processors with the server
 * that it measures, so it does little: it reads of an answer no more than its head and where it ends.
 */
export class OneAskConnection {
  readonly #socket: Socket;
  #received = '';
  #answer: PromiseWithResolvers<string> | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#receive(text));
    socket.on('error', (error) => this.#answer?.reject(error));
    socket.on('close', () => this.#answer?.reject(new Error('The server closed the connection')));
  }

  static async open(port: number): Promise<OneAskConnection> {
    const socket = connect({ port, host: '127.0.0.1' });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new OneAskConnection(socket);
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
