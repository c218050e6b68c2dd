import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { bankIsBusy, refusalText } from './http-refusal.ts';
import { plainRequestIn } from './plain-request.ts';
import { headersOfNoPage } from './security-headers.ts';

/** Without the headers of other answers. RFC 9110, 6.6.1: an answer of this kind may be without its date. */
export const headersWhenBusy = {
  ...headersOfNoPage,
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'retry-after': '1',
} as const;

interface Connection {
  /** Every piece so far was one whole request: so the next one begins where a request begins. */
  isPlain: boolean;
  /** The parser has had a request, so that it does not take the connection for one that sends nothing. */
  hasAsked: boolean;
  /** Requests that the parser has handed on and whose answers have not ended. */
  unanswered: number;
}

/**
 * Refuses with 503, before they are parsed, the requests of which `mustRefuse` says so by their url: parsing them, and an
 * answer of Node's own, take twice the time and most of the garbage, at the cost of those who were let in. It refuses only what is
 * whole, comes alone and has the plainest form on a connection where everything so far had it and is answered; whatever
 * else comes goes to the parser and is refused there. `onRefused` is told of each that is refused.
 */
export function refuseBeforeParsing(
  server: Server,
  mustRefuse: (url: string) => boolean,
  onRefused: () => void,
): void {
  const connections = new WeakMap<Socket, Connection>();

  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined) return;
    connection.hasAsked = true;
    connection.unanswered += 1;
    response.once('close', () => (connection.unanswered -= 1));
  });

  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    const [parse, ...others] = socket.listeners('data') as ((piece: Buffer) => void)[];
    if (parse === undefined || others.length > 0) return;
    const connection: Connection = { isPlain: true, hasAsked: false, unanswered: 0 };
    connections.set(socket, connection);
    // Node's parser reads past JavaScript until somebody else listens too, and then as any other listener.
    socket.removeListener('data', parse);
    socket.on('data', (piece: Buffer) => {
      const refusal = connection.isPlain ? refusalOf(piece, connection, socket) : undefined;
      if (refusal === undefined) {
        parse.call(socket, piece);
      } else {
        socket.write(refusal);
        onRefused();
      }
    });
  });

  function refusalOf(piece: Buffer, connection: Connection, socket: Socket): Buffer | undefined {
    const url = plainRequestIn(piece);
    connection.isPlain = url !== null;
    return url !== null && isQuiet(connection, socket) && mustRefuse(url)
      ? refusalAt(url)
      : undefined;
  }
}

/** Nothing is on its way to the client; one that does not read what it is sent is not sent more. */
function isQuiet({ hasAsked, unanswered }: Connection, socket: Socket): boolean {
  return hasAsked && unanswered === 0 && socket.writable && socket.writableLength === 0;
}

const refusals = { rpc: wholeRefusal('/rpc/'), other: wholeRefusal('/') };

function refusalAt(url: string): Buffer {
  return url.startsWith('/rpc/') ? refusals.rpc : refusals.other;
}

/** The answer as it goes over the wire. */
function wholeRefusal(url: string): Buffer {
  const body = refusalText({ url }, bankIsBusy);
  const headers = { ...headersWhenBusy, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `HTTP/1.1 ${bankIsBusy.status} Service Unavailable\r\n${lines.join('')}\r\n${body}`,
  );
}
