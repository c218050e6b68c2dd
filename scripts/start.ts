import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { ensureBuilt } from './ensure-built.ts';

/** `npm start`: the live portal and its bank, built first if need be, in this one process. */
readCommandLine(
  commandLine(
    'npm start --',
    'Serves the live portal and its bank. Its settings are in docs/configuration.md.',
  ),
);
await ensureBuilt('live');
await import('#hosts/http-server/main.ts');
