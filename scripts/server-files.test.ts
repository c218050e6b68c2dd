import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './build-record.ts';
import { importsOf } from './imports.ts';
import { packageOf, readManifest } from './locked-packages.ts';
import { serverFiles } from './server-package.ts';

const files = serverFiles(root);

test('An installation has the server, its threads, the commands of the staff and the brands', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'hosts/http-server/main.ts',
      'hosts/http-server/worker/writer-program.ts',
      'hosts/http-server/worker/long-task-program.ts',
      'hosts/http-server/staff-commands/bank-command.ts',
      'stores/node-sqlite/writer/checkpoint-thread.ts',
      'stores/postgres/open.ts',
      'brands/juniper-commons.json',
    ]),
  );
});

test('An installation has no test and nothing that builds, draws or measures', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]));
  expect(folders).toEqual(new Set(['bank', 'brands', 'contract', 'hosts', 'stores', 'tools']));
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
});

test('What an installation imports is a package of production', () => {
  const { dependencies } = readManifest(root);
  const packages = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ to, typeOnly, specifier }) => to === undefined && !typeOnly && !isBuiltin(specifier))
    .map(({ specifier }) => packageOf(specifier));
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
});
