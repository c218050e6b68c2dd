import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { ensureBuilt, folderOf } from './build-record.ts';
import { serveSite } from './static-site.ts';

/**
 * `npm run demo`: the client-only demo from static files, built first if need be. PORT (4000), HOST (this machine
 * only) and BASE (the path it lies under, `/`) may be set.
 */
readCommandLine(
  commandLine(
    'npm run demo --',
    'Serves the client-only demo. PORT (4000), HOST and BASE may be set.',
  ),
);
const { PORT = '4000', HOST = 'localhost', BASE = '/' } = process.env;
const base = `/${BASE}/`.replaceAll(/\/+/g, '/');

await ensureBuilt('demo');
const server = createServer(serveSite(folderOf('demo'), base));
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : error.message;
  console.error(
    `The demo could not listen on ${HOST}, port ${PORT}: ${reason}. Choose another with PORT=…`,
  );
  process.exit(1);
});
server.listen({ host: HOST, port: Number(PORT) }, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The demo is ready at http://${HOST}:${port}${base}`);
});

// npm passes on a Ctrl-C that the terminal has sent already, so it may come twice.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
