import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { sample } from '#bank/index.ts';

/**
 * `node deploy/package/inside.ts FOLDER`, in namespaces of its own: makes everything read-only but an empty data folder, starts the
 * package in FOLDER as the account nobody from an empty folder, and uses it. See try-package.ts.
 */
const nobody = '65534';
const port = '3000';
const origin = `http://localhost:${port}`;
const [, , folder = ''] = process.argv;
const within = (name: string) => join(folder, name);
const asNobody = ['--reuid', nobody, '--regid', nobody, '--clear-groups', '--no-new-privs'];

const environment = { PATH: '/usr/bin:/bin', BANK_DATA: within('data'), PORT: port };

isolate();
const server = spawn('setpriv', [...asNobody, '--', within('package/bin/passbook')], {
  cwd: within('empty'),
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const line of createInterface(server.stdout)) {
  if (line.startsWith('API: ')) break;
}
await assertAnswers();
const verified = run(within('package/bin/passbook-bank'), 'verify');
console.log(`verify: ${verified.trim().split('\n').at(-1)}`);
server.kill('SIGTERM');
const [code] = (await once(server, 'exit')) as [number | null];
assert.equal(code, 0, 'It stops in good order');
console.log(
  'The package runs without a network, under a read-only root, as an unprivileged account.',
);

function isolate(): void {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  execFileSync('mount', ['-o', 'remount,bind,ro', '/']);
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `mode=700,uid=${nobody},gid=${nobody}`,
    'none',
    within('data'),
  ]);
  assert.throws(
    () => execFileSync('touch', [within('empty/file')], { stdio: 'pipe' }),
    /Read-only/,
  );
  const interfaces = execFileSync('ip', ['-brief', 'link'], { encoding: 'utf8' }).trim();
  assert.equal(interfaces.split('\n').length, 1, 'There is no network but loopback');
}

function run(program: string, ...given: string[]): string {
  return execFileSync('setpriv', [...asNobody, '--', program, ...given], {
    cwd: within('empty'),
    env: environment,
    encoding: 'utf8',
  });
}

async function assertAnswers(): Promise<void> {
  const status = async (path: string) => (await fetch(`${origin}${path}`)).status;
  assert.equal(await status('/livez'), 200);
  assert.equal(await status('/readyz'), 200);
  assert.equal(await status('/api/openapi.json'), 200, 'The page of the API reads the contract');
  const page = await fetch(`${origin}/login`);
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  assert.ok(script !== undefined, 'The portal is served');
  assert.equal(await status(script), 200, 'The portal has its scripts');
  const { username, password } = sample;
  const signIn = await fetch(`${origin}/rpc/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ json: { username, password } }),
  });
  const answer = (await signIn.json()) as { readonly json?: { readonly code?: string } };
  assert.equal(answer.json?.code, 'SECOND_STEP_NEEDED', 'The password is checked in the database');
  console.log(
    `Version ${JSON.stringify(await (await fetch(`${origin}/version`)).json())} answers.`,
  );
}
