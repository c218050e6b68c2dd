import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled } from '#hosts/testing/test-compiled.ts';
import { root } from './build-record.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The programs of the commands of package.json; the tools of others have a help of their own. */
const programs = Object.values(scripts).flatMap((line) => {
  const [, program = ''] = /^exec node scripts\/run\.cjs (\S+)/.exec(line) ?? [];
  return program.startsWith('node_modules/') ? [] : [program];
});

test.each(programs)('%s reads its arguments by the command line of all commands', (program) => {
  expect(readFileSync(join(root, program), 'utf8')).toMatch(
    /\b(?:readCommandLine|runCommandLine|runStaffCommand)[<(]/,
  );
});

test.each([
  ['scripts/start.ts', ['--no-such-option'], "Unknown option '--no-such-option'."],
  ['scripts/check.ts', ['bank'], 'Too many arguments. Expected 0 arguments but got 1: bank.'],
  ['scripts/build.ts', ['life'], 'Allowed choices are live, demo, server.'],
  ['proof/benches/bench.ts', ['--seconds', '0'], 'It is a whole number, at least 1.'],
])('%s %j is wrong use: it ends with 2 and a sentence, and does nothing', (program, given, why) => {
  const { status, stdout, stderr } = run(program, given);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(why);
  expect(stderr).toContain('Add --help to see how it is used.');
});

test('A command says how it is used', () => {
  const { status, stdout, stderr } = run('proof/benches/bench.ts', ['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Usage: npm run bench -- [options] [benches...]');
  expect(stdout).not.toContain('Commands:');
});

test.each([
  ['proof/benches/web.ts', []],
  ['scripts/draw-icons.ts', []],
  ['scripts/screenshots.ts', []],
  ['scripts/test.ts', ['browsers']],
  ['deploy/cluster/browser-tests.ts', []],
])(
  '%s %j ends with 1 and a sentence where there is no browser and none can be installed',
  (program, given) => {
    const { status, stderr } = run(program, given, { PATH: '' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Not run: [^\n]+\n$/);
  },
);

function run(program: string, given: readonly string[], environment = {}) {
  return spawnSync(process.execPath, [join(root, program), ...given], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
  });
}
