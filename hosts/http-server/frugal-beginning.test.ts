import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { frugalBeginning, memoryOptions, threadOptionOf } from './frugal-beginning.ts';

const folder = mkdtempSync(join(tmpdir(), 'beginning-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asTyped = {
  platform: 'linux',
  execArgv: [],
  env: { PORT: '3000', BANK_DATA: folder },
} as const;

function compiledIn(env: NodeJS.ProcessEnv): string | undefined {
  return frugalBeginning({ ...asTyped, env })?.env['NODE_COMPILE_CACHE'];
}

test('A server that was begun without the options of memory is begun anew with them, once', () => {
  const beginning = frugalBeginning(asTyped);
  expect(beginning?.options).toContainEqual(expect.stringMatching('--max-semi-space-size='));
  expect(beginning?.env).toMatchObject({ PORT: '3000', MALLOC_ARENA_MAX: '3' });
  const anew = { ...asTyped, execArgv: beginning?.options ?? [], env: beginning?.env ?? {} };
  expect(frugalBeginning(anew)).toBeNull();
});

test('What somebody chose beforehand stays, and comes after so that it holds', () => {
  const chosen = {
    ...asTyped,
    execArgv: ['--max-semi-space-size=64'],
    env: { MALLOC_ARENA_MAX: '8', NODE_COMPILE_CACHE: '/var/cache/bank' },
  };
  const beginning = frugalBeginning(chosen);
  expect(beginning?.options.at(-1)).toBe('--max-semi-space-size=64');
  expect(beginning?.env).toEqual(chosen.env);
  expect(frugalBeginning({ ...chosen, execArgv: beginning?.options ?? [] })).toBeNull();
});

test('On Windows a server goes on as it was begun', () => {
  expect(frugalBeginning({ ...asTyped, platform: 'win32' })).toBeNull();
});

test('The threads of such a server have less room than the first one, unless somebody chose for all of them', () => {
  expect(threadOptionOf({ execArgv: memoryOptions })).toMatch(/^--max-semi-space-size=\d$/);
  expect(threadOptionOf({ execArgv: [...memoryOptions, '--max-semi-space-size=64'] })).toBeNull();
  expect(threadOptionOf({ execArgv: [] })).toBeNull();
});

test('What was compiled is kept in a folder of the bank’s own, which no other account can look into', () => {
  const compiled = compiledIn({ BANK_DATA: folder });
  expect(compiled).toBe(join(folder, 'compiled'));
  expect(statSync(compiled ?? '').mode & 0o777).toBe(0o700);
});

test('Where others could put something in its place nothing compiled is kept', () => {
  const open = join(folder, 'open');
  const compiled = compiledIn({ BANK_DATA: open }) ?? '';
  chmodSync(compiled, 0o777);
  expect(compiledIn({ BANK_DATA: open })).toBeUndefined();
  chmodSync(compiled, 0o700);
  chmodSync(open, 0o777);
  expect(compiledIn({ BANK_DATA: open })).toBeUndefined();
  chmodSync(open, 0o700);
  rmSync(compiled, { recursive: true });
  symlinkSync(folder, compiled);
  expect(compiledIn({ BANK_DATA: open })).toBeUndefined();
});
