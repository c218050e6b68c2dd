import { connect, type Socket } from 'node:net';

/** One request after the other to a server on this machine, on so many connections at once. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** The whole request of that connection, as it goes over the wire. */
  readonly request: (connection: number) => Buffer;
  /** How an answer begins; any other stops the run. */
  readonly expects: string;
}

/**
 * How long each request took, in milliseconds. It shares the processors with the server that it measures, so it does
 * little: it writes to sockets of its own, and reads of an answer no more than its status and where it ends.
 */
export async function sendLoad(load: Load): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + load.durationMs;
  await Promise.all(
    Array.from({ length: load.connections }, async (_, index) => {
      const connection = await Connection.open(load.port);
      while (performance.now() < end) {
        const begin = performance.now();
        const answer = await connection.ask(load.request(index));
        times.push(performance.now() - begin);
        if (!answer.startsWith(load.expects)) {
          throw new Error(`Instead of ${load.expects} the server answered ${answer}`);
        }
      }
      connection.close();
    }),
  );
  return times;
}

const endOfHead = '\r\n\r\n';

class Connection {
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

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1' });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new Connection(socket);
  }

  ask(request: Buffer): Promise<string> {
    this.#answer = Promise.withResolvers();
    this.#socket.write(request);
    return this.#answer.promise;
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
