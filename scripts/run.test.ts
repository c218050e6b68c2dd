import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from './build-record.ts';

const launcher = join(root, 'scripts', 'run.cjs');

test('Every script of package.json goes through the launcher, which needs no link that npm makes, and names a program that is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const programs = Object.entries(scripts).map(([name, line]) => {
    const [, program = ''] = /^exec node scripts\/run\.cjs ([^ ]+)/.exec(line) ?? [];
    return [name, existsSync(join(root, program)) && program !== ''];
  });
  expect(programs).toEqual(Object.keys(scripts).map((name) => [name, true]));
});

describe.each([
  // Node 26 puts the program in its own place; others, and Windows, start a process beside.
  ['as it is', [launcher]],
  ['as a Node starts it that cannot be replaced', withoutReplacing()],
])('The launcher %s', (_how, options) => {
  test('hands over the arguments and ends as the program ends', async () => {
    const program = await programOf('console.log(process.argv.slice(2)); process.exitCode = 7;');
    const child = spawn(process.execPath, [...options, program, '--seed', 'a b', '--', '$x']);
    const said = textOf(child);
    expect(await once(child, 'close')).toEqual([7, null]);
    expect(await said).toBe("[ '--seed', 'a b', '--', '$x' ]\n");
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('passes %s on', async (signal) => {
    const program = await programOf(
      `process.on('${signal}', () => process.exit(3)); setInterval(() => {}, 1e6); console.log('ready');`,
    );
    const child = spawn(process.execPath, [...options, program]);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([3, null]);
  });

  test('ends by the signal that ended the program', async () => {
    const program = await programOf(
      "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1e6)",
    );
    const child = spawn(process.execPath, [...options, program]);
    expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
  });

  test('puts the Node and the tools of the project first on the path', async () => {
    const program = await programOf('console.log(process.env.PATH.split(path.delimiter)[0]);');
    const child = spawn(process.execPath, [...options, program]);
    expect(await textOf(child)).toBe(`${join(root, 'node_modules', '.bin')}\n`);
  });
});

function withoutReplacing(): string[] {
  return ['--eval', `process.execve = undefined; require(${JSON.stringify(launcher)})`, launcher];
}

/** A program with this source, as the launcher names it. */
async function programOf(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'program.cjs');
  await writeFile(file, `const path = require('node:path');\n${source}`);
  return relative(root, file);
}

async function textOf(child: ReturnType<typeof spawn>): Promise<string> {
  const parts = await child.stdout?.toArray();
  return Buffer.concat((parts ?? []) as Buffer[]).toString();
}
