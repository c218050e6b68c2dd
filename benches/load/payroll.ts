import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { habits, kindOf, payeeOf, salaryOf } from './member-life.ts';
import type { GeneratedMember } from './open-credit-union.ts';

const command = fileURLToPath(
  new URL('../../hosts/http-server/staff-commands/bank-command.ts', import.meta.url),
);

/** Writes a file of so many salaries: of more than there are employees each has several. */
export async function writePayroll(
  file: string,
  members: readonly GeneratedMember[],
  credits: number,
): Promise<void> {
  const employees = members.filter(({ number }) => kindOf(number) === 'main');
  const [payroll] = habits;
  const output = createWriteStream(file);
  output.write('key,account,amount,description\n');
  for (let place = 0; place < credits; place += 1) {
    const employee = employees[place % employees.length];
    if (employee === undefined || payroll === undefined) throw new Error('Nobody is employed');
    const amount = (salaryOf(employee.number) / 100).toFixed(2);
    const description = payeeOf(payroll, employee.number);
    const line = `0910000${place},${employee.checking.number},${amount},"${description}"\n`;
    if (!output.write(line)) await once(output, 'drain');
  }
  output.end();
  await finished(output);
}

interface Posted {
  readonly text: string;
  readonly tookMs: number;
}

/** Posts the file as staff do, in a process of its own. Throws where the command does not end with 0. */
export async function postPayroll(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
): Promise<Posted> {
  const begin = performance.now();
  const child = spawn(process.execPath, [command, 'post-credits', file], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`post-credits ended with ${code}: ${text}`);
  return { text: text.trim(), tookMs: performance.now() - begin };
}
