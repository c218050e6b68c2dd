import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { ServerPlace } from './server.ts';

/** Where one of several servers behind HAProxy is, in a folder that is made. */
export async function placeBehindProxy(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerPlace> {
  await mkdir(folder);
  return {
    folder,
    log: join(folder, 'server.log'),
    environment: { PORT: await freePort(), TRUSTED_PROXY: '127.0.0.1', ...settings },
  };
}

/** HAProxy finds a server that was restarted at the address that it had. */
async function freePort(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
