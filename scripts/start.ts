import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { ensureBuilt, folderOf, root } from './build-record.ts';

/** `npm start`: the live portal and its bank in this one process, both built first if need be. */
const { options } = readCommandLine<{ readonly watch?: true }>(
  commandLine(
    'npm start --',
    'Serves the live portal and its bank. Its settings are in docs/configuration.md.',
  ).option('--watch', 'run the sources instead of the bundle, again after each change of them'),
);
if (options.watch === true) {
  await ensureBuilt('live');
  const main = join(root, 'hosts/http-server/main.ts');
  const server = spawn(process.execPath, [...process.execArgv, '--watch', main], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.once('exit', (code) => process.exit(code ?? 1));
} else {
  await ensureBuilt('live', 'server');
  await import(pathToFileURL(join(folderOf('server'), 'main.js')).href);
}
