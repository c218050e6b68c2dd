import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cyclesAmong, folderRingsAmong, strayFileOf, violationOf } from './dependency-rules.ts';
import { importsOf } from './imports.ts';

function violations(file: string, code: string): readonly string[] {
  return importsOf(file, code).flatMap((one) => violationOf(one) ?? []);
}

describe('an import against the rules is named', () => {
  test.each([
    ['portal/a.ts', `import { openBank } from '#bank/index.ts';`, 'portal may not import bank'],
    ['portal/a.ts', `import type { Bank } from '#bank/index.ts';`, 'portal may not import bank'],
    ['portal/a.ts', `type Bank = import('#bank/index.ts').Bank;`, 'portal may not import bank'],
    ['portal/a.ts', `const bank = await import('#bank/index.ts');`, 'portal may not import bank'],
    ['portal/a.ts', `export * from '../stores/open.ts';`, 'portal may not import stores'],
    [
      'portal/a.test.ts',
      `import { openBank } from '#bank/index.ts';`,
      'portal may not import bank',
    ],
    [
      'portal/a.ts',
      `new Worker(new URL('../hosts/http-server/main.ts', import.meta.url));`,
      'portal may not import hosts',
    ],
    ['contract/a.ts', `export { b } from '#bank/b.ts';`, 'contract may not import bank'],
    [
      'contract/a.ts',
      `import { readFile } from 'node:fs';`,
      `contract may not use Node's own modules`,
    ],
    ['bank/a.ts', `import { readFile } from 'fs';`, `bank may not use Node's own modules`],
    ['bank/a.ts', `import { openStore } from '#stores/open.ts';`, 'bank may not import stores'],
    ['bank/a.ts', `import { brand } from '#brands/brand.ts';`, 'bank may not import brands'],
    [
      'stores/a.ts',
      `import { Cents } from '#contract/money/cents.ts';`,
      'stores may not import contract',
    ],
    ['hosts/a.ts', `import { App } from '#portal/app.tsx';`, 'hosts may not import portal'],
    ['hosts/a.ts', `import { root } from '#scripts/root.ts';`, 'hosts may not import scripts'],
    [
      'scripts/build.ts',
      `import { a } from '#hosts/http-server/http/a.ts';`,
      'scripts may not import hosts',
    ],
    [
      'scripts/test.ts',
      `await import('#hosts/http-server/main.ts');`,
      'scripts may not import hosts',
    ],
    [
      'scripts/run.cjs',
      `const flags = require('../hosts/http-server/flags.json');`,
      'scripts may not import hosts',
    ],
    [
      'vite.config.ts',
      `import type { A } from './hosts/http-server/process/a.ts';`,
      'scripts may not import hosts',
    ],
    ['tools/load/a.ts', `import { b } from '#bank/b.ts';`, 'tools may not import bank'],
    [
      'proof/e2e/a.spec.ts',
      `import { b } from '../../portal/b.ts';`,
      'proof may not import portal',
    ],
    ['tools/load/a.ts', `import { b } from '../../proof/b.ts';`, 'tools may not import proof'],
    [
      'portal/bills/a.tsx',
      `import type { Shell } from '../app/shell.tsx';`,
      'portal/bills may not import portal/app',
    ],
    [
      'portal/design-system/parts/a.tsx',
      `import { bills } from '../../bills/queries.ts';`,
      'portal/design-system may not import portal/bills',
    ],
    [
      'bank/bills/a.ts',
      `import type { Card } from '../cards/card-records.ts';`,
      'bank/bills may not import bank/cards',
    ],
    [
      'bank/bills/a.ts',
      `import { b } from '../transfers/b.ts';`,
      'bank/bills may not import bank/transfers',
    ],
    [
      'bank/bills/a.ts',
      `import { cards } from '../cards/index.ts';`,
      'bank/bills may not import bank/cards',
    ],
    [
      'bank/bills/a.ts',
      `import { b } from '#bank/cards/b.ts';`,
      'bank/bills may not import bank/cards',
    ],
    [
      'bank/ledger/a.ts',
      `import { b } from '../bills/b.ts';`,
      'bank/ledger may not import bank/bills',
    ],
    [
      'bank/ledger/a.ts',
      `import type { HoldRow } from '../deposits/deposit-tables.ts';`,
      'bank/ledger may not import bank/deposits',
    ],
    [
      'bank/a.ts',
      `import { Cents } from '../contract/money/cents.ts';`,
      '../contract/money/cents.ts leaves bank: import it as #contract/money/cents.ts',
    ],
  ])('%s: %s', (file, code, violation) => {
    expect(violations(file, code)).toEqual([violation]);
  });
});

describe('an import by the rules is let through', () => {
  test.each([
    ['portal/a.ts', `import { Cents } from '#contract/money/cents.ts';`],
    ['portal/a.ts', `import { useState } from 'react';`],
    ['portal/a.ts', `new Worker(new URL('../hosts/browser-worker/main.ts', import.meta.url));`],
    [
      'bank/a.test.ts',
      `import { openStore } from '#stores/open.ts'; import { readFile } from 'node:fs';`,
    ],
    [
      'bank/bills/a.ts',
      `import { post } from '../ledger/post.ts'; import { day } from '../calendar/day.ts';`,
    ],
    ['portal/app/a.tsx', `import { bills } from '../bills/queries.ts';`],
    ['portal/bills/a.tsx', `import { part } from '../design-system/parts/part.tsx';`],
    ['portal/capabilities.ts', `import { bills } from './bills/index.ts';`],
    ['bank/calendar/a.ts', `import { b } from '../ledger/b.ts';`],
    ['bank/bills/a.ts', `import { policy } from '../policy.ts'; import { b } from './b.ts';`],
    ['bank/index.ts', `import { b } from './bills/b.ts';`],
    ['bank/sample/a.ts', `import { b } from '../bills/b.ts';`],
    ['bank/bills/index.ts', `import { transfers } from '../transfers/index.ts';`],
    ['portal/a.ts', `const above = new URL('..', import.meta.url);`],
    ['hosts/a.ts', `const brands = new URL('../brands/', import.meta.url);`],
    ['stores/a.ts', `import { DatabaseSync } from 'node:sqlite';`],
    ['hosts/a.ts', `import { commandLine } from '#tools/command-line/command-line.ts';`],
    ['scripts/run.cjs', `require('../hosts/http-server/process-flags.json');`],
    ['scripts/a.test.ts', `import { b } from '#hosts/testing/b.ts';`],
    ['vite.config.ts', `import { readBrand } from './brands/read-brand.ts';`],
    [
      'proof/benches/a.ts',
      `import { b } from '../../scripts/b.ts'; import { c } from '#hosts/c.ts';`,
    ],
    [
      'hosts/a.ts',
      `import { openBank } from '#bank/index.ts'; import { openStore } from '#stores/open.ts';`,
    ],
  ])('%s: %s', (file, code) => {
    expect(violations(file, code)).toEqual([]);
  });
});

test('only the root files of the bank are outside its folders', () => {
  expect(strayFileOf('bank/open-bank.ts')).toBeUndefined();
  expect(strayFileOf('bank/bills/bill-rules.ts')).toBeUndefined();
  expect(strayFileOf('bank/new-password.ts')).toContain('belongs into a folder');
});

test('a ring of imports is found, whatever way in it is entered', () => {
  const imports = [
    ...importsOf('bank/way-in.ts', `import './a.ts';`),
    ...importsOf('bank/a.ts', `import './b.ts';`),
    ...importsOf('bank/b.ts', `import './c.ts'; import './leaf.ts';`),
    ...importsOf('bank/c.ts', `import '#bank/a.ts';`),
  ];
  expect(cyclesAmong(imports)).toEqual([['bank/a.ts', 'bank/b.ts', 'bank/c.ts', 'bank/a.ts']]);
  expect(cyclesAmong(imports.filter(({ from }) => from !== 'bank/c.ts'))).toEqual([]);
});

test('folders of a layer that import each other are found, also by types alone, but for tests', () => {
  const imports = [
    ...importsOf('bank/ledger/a.ts', `import '../calendar/b.ts'; import '../tables.ts';`),
    ...importsOf('bank/calendar/c.ts', `import type { D } from '../ledger/d.ts';`),
    ...importsOf('bank/tables.ts', `import '../ledger/d.ts';`),
    ...importsOf('bank/identity/a.ts', `import './sessions/b.ts';`),
    ...importsOf('contract/identity/sessions/b.ts', `import '../passwords/c.ts';`),
    ...importsOf('contract/identity/passwords/c.ts', `import '../sessions/d.ts';`),
    ...importsOf('portal/transfers/a.tsx', `import '../payments/b.ts';`),
    ...importsOf('portal/payments/c.ts', `import '../transfers/d.ts';`),
  ];
  expect(folderRingsAmong(imports)).toEqual([
    ['bank/ledger', 'bank/calendar', 'bank/ledger'],
    ['contract/identity/sessions', 'contract/identity/passwords', 'contract/identity/sessions'],
    ['portal/transfers', 'portal/payments', 'portal/transfers'],
  ]);
  const ofTests = importsOf('bank/calendar/c.test.ts', `import '../ledger/d.ts';`);
  expect(folderRingsAmong([...imports.slice(0, 2), ...ofTests])).toEqual([]);
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dependency-rules-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(files: Record<string, string>): { status: number | null; stderr: string } {
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const command = resolve(import.meta.dirname, 'check-dependencies.ts');
    return spawnSync(process.execPath, [command], { cwd: folder, encoding: 'utf8' });
  }

  test('fails on a planted violation and names the file', () => {
    const { status, stderr } = run({ 'portal/bills/a.tsx': `import { b } from '#bank/b.ts';` });
    expect(stderr).toBe('portal/bills/a.tsx: portal may not import bank (#bank/b.ts)\n');
    expect(status).toBe(1);
  });

  test('fails on a planted cycle, also on one of types alone', () => {
    const { status, stderr } = run({
      'bank/bills/a.ts': `import type { B } from './b.ts';`,
      'bank/bills/b.ts': `import './a.ts';`,
    });
    expect(stderr).toBe('Cycle: bank/bills/a.ts → bank/bills/b.ts → bank/bills/a.ts\n');
    expect(status).toBe(1);
  });
});
