import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from './build-record.ts';
import serverProcess from '#hosts/http-server/process-flags.json' with { type: 'json' };

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
  ['as it is', true],
  ['on a Node that cannot be replaced', false],
])('The launcher %s', (_how, canBeReplaced) => {
  test('hands over the arguments and ends as the program ends', async () => {
    const child = await launch(
      canBeReplaced,
      'console.log(process.argv.slice(2)); process.exitCode = 7;',
      ['--seed', 'a b', '--', '$x'],
    );
    const said = textOf(child);
    expect(await once(child, 'close')).toEqual([7, null]);
    expect(await said).toBe("[ '--seed', 'a b', '--', '$x' ]\n");
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('passes %s on', async (signal) => {
    const child = await launch(
      canBeReplaced,
      `process.on('${signal}', () => process.exit(3)); setInterval(() => {}, 1e6); console.log('ready');`,
    );
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([3, null]);
  });

  test('ends by the signal that ended the program', async () => {
    const source = "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1e6)";
    const child = await launch(canBeReplaced, source);
    expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
  });

  test('runs the program on the Node of the packages, which is the first on its path too', async () => {
    const child = await launch(
      canBeReplaced,
      'console.log(process.argv0, process.env.PATH.split(":")[0]);',
    );
    const [node, folder] = (await textOf(child)).trim().split(' ');
    expect(node).toMatch(/project-[^/]+\/node_modules\/\.bin\/node$/);
    expect(folder).toBe(dirname(node ?? ''));
  });

  test('starts the server and the commands of the bank with the flags that keep their memory small, unless somebody chose others', async () => {
    const source = 'console.log(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX]));';
    const { flags, flagsOnPostgres, environment } = serverProcess;
    const started = await launch(canBeReplaced, source, [], { program: server });
    expect(JSON.parse(await textOf(started))).toEqual([flags, environment.MALLOC_ARENA_MAX]);
    const chosen = await launch(canBeReplaced, source, [], {
      program: server,
      environment: { MALLOC_ARENA_MAX: '8' },
    });
    expect(JSON.parse(await textOf(chosen))).toEqual([flags, '8']);
    const onPostgres = await launch(canBeReplaced, source, [], {
      program: server,
      environment: { DATABASE_URL: 'postgres://db.example/bank' },
    });
    expect(JSON.parse(await textOf(onPostgres))).toEqual([
      flagsOnPostgres,
      environment.MALLOC_ARENA_MAX,
    ]);
    const command = await launch(canBeReplaced, source, [], { program: bankCommand });
    expect(JSON.parse(await textOf(command))).toEqual([flags, environment.MALLOC_ARENA_MAX]);
    const other = await launch(canBeReplaced, source);
    expect(JSON.parse(await textOf(other))).toEqual([[], null]);
  });
});

/** The program of `npm start`. */
const server = 'scripts/start.ts';
/** The program of `npm run bank`. */
const bankCommand = 'hosts/http-server/staff-commands/bank-command.ts';

/** Begins the launcher in a project with that program; its packages bring this Node, and npm has linked it nowhere. */
async function launch(
  canBeReplaced: boolean,
  source: string,
  given: readonly string[] = [],
  { program = 'program.cjs', environment = {} } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const nodes = join(folder, 'node_modules', 'node-here', 'bin');
  await mkdir(nodes, { recursive: true });
  await mkdir(join(folder, 'node_modules', '.bin'));
  await symlink(process.execPath, join(nodes, 'node'));
  const manifest = { bin: { node: 'bin/node' }, os: process.platform, cpu: process.arch };
  const files = {
    'package.json': JSON.stringify({ optionalDependencies: { 'node-here': '26.0.0' } }),
    'package-lock.json': '{"packages":{}}',
    'node_modules/.package-lock.json': '{"packages":{}}',
    'node_modules/node-here/package.json': JSON.stringify(manifest),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await cp(join(root, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  const flags = join('hosts', 'http-server', 'process-flags.json');
  await cp(join(root, flags), join(folder, flags));
  await mkdir(dirname(join(folder, program)), { recursive: true });
  await writeFile(join(folder, program), source);
  const launcher = join(folder, 'scripts', 'run.cjs');
  const options = canBeReplaced
    ? [launcher]
    : ['--eval', `process.execve = undefined; require(${JSON.stringify(launcher)})`, launcher];
  const child = spawn(process.execPath, [...options, program, ...given], {
    env: { ...process.env, ...environment },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });
  return child;
}

async function textOf({ stdout }: ChildProcess): Promise<string> {
  return Buffer.concat((await stdout?.toArray()) as Buffer[]).toString();
}
