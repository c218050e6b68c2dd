import type { Environment } from '#hosts/http-server/process/settings.ts';
import { runStaffCommand } from '#hosts/http-server/staff-commands/staff-commands.ts';
import type { Ended } from './test-process.ts';

/**
 * Runs a command of `npm run bank` on the bank of a folder or of an environment, in this process: to start one takes longer than most
 * commands.
 */
export async function staffCommand(bank: string | Environment, ...given: string[]): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const code = await runStaffCommand(given, typeof bank === 'string' ? { BANK_DATA: bank } : bank, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stdout: stdout.replace(/\n$/, ''), stderr: stderr.replace(/\n$/, '') };
}
