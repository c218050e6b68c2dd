import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileCacheFolder } from './compile-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('What was compiled is kept in a folder of the bank’s own, which no other account can look into', () => {
  const compiled = compileCacheFolder({ BANK_DATA: folder });
  expect(compiled).toBe(join(folder, 'compiled'));
  expect(statSync(compiled ?? '').mode & 0o777).toBe(0o700);
});

test('A folder that somebody chose is used', () => {
  const environment = { BANK_DATA: folder, NODE_COMPILE_CACHE: '/var/cache/bank' };
  expect(compileCacheFolder(environment)).toBe('/var/cache/bank');
});

test('Where others could put something in its place nothing compiled is kept', () => {
  const open = join(folder, 'open');
  const compiled = compileCacheFolder({ BANK_DATA: open }) ?? '';
  chmodSync(compiled, 0o777);
  expect(compileCacheFolder({ BANK_DATA: open })).toBeNull();
  chmodSync(compiled, 0o700);
  chmodSync(open, 0o777);
  expect(compileCacheFolder({ BANK_DATA: open })).toBeNull();
  chmodSync(open, 0o700);
  rmSync(compiled, { recursive: true });
  symlinkSync(folder, compiled);
  expect(compileCacheFolder({ BANK_DATA: open })).toBeNull();
});
