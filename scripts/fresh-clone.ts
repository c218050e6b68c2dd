import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '#tools/free-ports.ts';
import { root } from './build-record.ts';

/**
 * `node scripts/fresh-clone.ts 10|latest`: does the README's steps for a newcomer, in a clone of the committed state, with
 * that npm and the Node of this machine; the latest npm wants a newer Node and gets that of the packages. Ends with 1 where
 * a command does not serve a page to sign in on, does not end in good order when it is told to, or leaves a process behind.
 */
const [version = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const clone = join(folder, 'passbook');
/** Far above the usual time, however busy the machine is: a command that reaches it hangs. */
const longestMs = 15 * 60_000;
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) killAll(child);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => fail(`It has taken more than ${longestMs / 60_000} minutes.`), longestMs).unref();

await tryCommands();

async function tryCommands(): Promise<void> {
  const environment = newcomer();
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `npm@${version}`], {
    ...environment,
    PATH: pathWithoutThisProject(),
  });
  run('git', ['clone', '--quiet', root, clone], environment);
  await tryCommand(environment, ['start'], /^Online banking: (.+)$/);
  await tryCommand(environment, ['run', 'demo'], /^The demo is ready at (.+)\/$/);
}

/** The environment of a newcomer's shell: nothing of the npm that runs this, and no setting of the bank. */
function newcomer(): NodeJS.ProcessEnv {
  const kept =
    /^(?:HOME|USER|TMPDIR|LANG|.+_proxy|node_extra_ca_certs|ssl_cert_.+|npm_config_(?:cache|registry|userconfig|globalconfig))$/i;
  const nodes = version === '10' ? [] : [dirname(process.execPath)];
  const path = [join(folder, 'node_modules', '.bin'), ...nodes, pathWithoutThisProject()];
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
    PATH: path.join(delimiter),
  };
}

function pathWithoutThisProject(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((place) => !place.startsWith(join(root, 'node_modules'))).join(delimiter);
}

/** Runs one command of the README until its page has answered, and ends it by a signal to npm. */
async function tryCommand(
  environment: NodeJS.ProcessEnv,
  given: readonly string[],
  ready: RegExp,
): Promise<void> {
  const name = `npm ${given.join(' ')}`;
  const [port] = await freePorts(1);
  const startedAt = performance.now();
  const npm = spawn('npm', given, {
    cwd: clone,
    env: { ...environment, PORT: String(port) },
    // A group of its own: the remains of it can be seen.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(npm);
  const ended = once(npm, 'exit');
  const address = await addressIn(npm, ready);
  if (address === null) fail(`${name} ended before it served anything, see above.`);
  const response = await fetch(`${address}/login`);
  const page = await response.text();
  if (!response.ok || !page.includes('type="password"')) {
    fail(`${name} answers /login with ${response.status} and no field for a password.`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`npm ${version}: ${name} served the sign-in after ${seconds} s`);
  npm.kill('SIGTERM');
  const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  if (code !== 0) fail(`${name} ended with ${code ?? signal} instead of 0 after SIGTERM.`);
  if (isAlive(npm)) fail(`${name} has ended and left a process behind.`);
  running.delete(npm);
}

/** The address that the command says it serves; null if it ends without any. */
async function addressIn({ stdout }: ChildProcess, ready: RegExp): Promise<string | null> {
  if (stdout === null) return null;
  const lines = createInterface(stdout);
  return await new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = ready.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => resolve(null));
  });
}

function isAlive({ pid = 0 }: ChildProcess): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

function killAll(child: ChildProcess): void {
  if (isAlive(child)) process.kill(-(child.pid ?? 0), 'SIGKILL');
}

function run(program: string, given: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(program, given, { env, stdio: 'inherit' });
  if (status !== 0) fail(`${program} ${given.join(' ')} ended with ${status}.`);
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
