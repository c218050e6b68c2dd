import { runCommandLine } from '#tools/command-line/command-line.ts';
import { staffCommands } from './staff-commands.ts';
import { whyNotStarted } from '../process/why-not-started.ts';

// As in the server: a file that it makes is for this account alone.
process.umask(0o077);

/** `npm run bank`: exits with 0 for success, 1 for failure, 2 for wrong use. */
try {
  const code = await runCommandLine(staffCommands(process.env));
  if (code !== 0) process.exitCode = code;
} catch (error) {
  console.error(whyNotStarted(error));
  process.exitCode = 1;
}
