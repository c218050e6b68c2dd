import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '#tools/free-ports.ts';
import type { ServerPlace } from './server.ts';

/** Where one of several servers behind HAProxy is, in a folder that is made. */
export async function placeBehindProxy(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerPlace> {
  await mkdir(folder);
  // HAProxy finds a server that was restarted at the address that it had.
  const [port] = await freePorts(1);
  return {
    folder,
    log: join(folder, 'server.log'),
    environment: { PORT: String(port), TRUSTED_PROXY: '127.0.0.1', ...settings },
  };
}
