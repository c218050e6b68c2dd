import { runStaffCommand } from '#hosts/http-server/staff-commands/run-staff-command.ts';
import type { Ended } from './test-process.ts';

/** Runs a command of `npm run bank` on the bank of a folder, in this process: to start one takes longer than most commands. */
export async function staffCommand(folder: string, ...given: string[]): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const code = await runStaffCommand(
    given,
    { BANK_DATA: folder },
    {
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
    },
  );
  return { code, stdout: stdout.replace(/\n$/, ''), stderr: stderr.replace(/\n$/, '') };
}
