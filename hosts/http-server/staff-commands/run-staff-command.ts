import { type CommandOutput, runCommandLine } from '#tools/command-line/command-line.ts';
import { whyNotStarted } from '../process/why-not-started.ts';
import type { Environment } from '../process/settings.ts';
import { staffCommands } from './staff-commands.ts';

/** Runs one command of `npm run bank`. Resolves with its exit code: 0 for success, 1 for failure, 2 for wrong use. */
export async function runStaffCommand(
  given: readonly string[],
  environment: Environment,
  output: CommandOutput = process,
): Promise<number> {
  let failed = false;
  const onFault = () => {
    failed = true;
  };
  try {
    const code = await runCommandLine(staffCommands(environment, { output, onFault }), given);
    return failed ? 1 : code;
  } catch (error) {
    output.stderr.write(`${whyNotStarted(error)}\n`);
    return 1;
  }
}
