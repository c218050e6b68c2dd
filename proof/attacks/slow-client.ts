import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

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
