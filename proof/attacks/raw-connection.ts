import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** An answer as it came over the connection. */
export interface ConnectionAnswer {
  /** The status of each answer, in their order. */
  readonly statuses: readonly number[];
  readonly text: string;
}

const patienceMs = 5_000;

/**
 * Writes bytes to a server exactly as they are, which need not be HTTP, and reads until it hangs up. The server is
 * told that nothing follows only where `thenEnd` says so.
 */
export async function writeRaw(
  address: string,
  bytes: string,
  thenEnd = true,
): Promise<ConnectionAnswer> {
  const { hostname, port } = new URL(address);
  const text = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const finish = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(patienceMs, finish);
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(bytes, 'latin1');
    if (thenEnd) socket.end();
  });
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return { statuses, text };
}

/** Begins a request that goes on byte by byte: half of the clients are slow with the head, half with the body. */
export async function openSlowClient(address: string, place: number): Promise<Socket> {
  const { hostname, port, origin, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {
    // The server hangs up on it, which closes it.
  });
  socket.resume();
  await once(socket, 'connect');
  const head = `POST /api/sign-in HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n`;
  const body = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"';
  socket.write(head + (place % 2 === 0 ? 'X-Slow: ' : body));
  return socket;
}
