import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { suitesOnPostgres } from './suites-on-postgres.ts';

/** Raw SQL, locks, and operations that differ between the engines. */
const speaksSql = /\bsql[`<.]|\bforUpdate\(|\bforShare\(|\bskipLocked\(|\bengine\b/;

const sources = new Map(
  globSync('bank/**/*.ts', { exclude: ['**/*.test.ts', 'bank/testing/**'] }).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);

test('Each suite that is tried on PostgreSQL is there, and is one of every store', () => {
  const wrong = suitesOnPostgres.filter(
    (suite) =>
      !existsSync(suite) ||
      !/\bdescribe(?:OnEveryStore|OnServerStores|AfterALife)\(/.test(readFileSync(suite, 'utf8')),
  );
  expect(wrong).toEqual([]);
  expect(suitesOnPostgres).toEqual([...new Set(suitesOnPostgres)].toSorted());
});

test('Beside each file with SQL of its own, or beside one that calls it, a suite is tried on PostgreSQL', () => {
  const always = globSync('bank/**/*.test.ts').filter((file) =>
    /describeWithTables\(\[[^\]]*'postgres'|#stores\/every-store/.test(readFileSync(file, 'utf8')),
  );
  const folders = new Set([...suitesOnPostgres, ...always].map((suite) => dirname(suite)));
  const without = [...sources]
    .filter(([, text]) => speaksSql.test(text))
    .map(([file]) => file)
    .filter((file) => ![file, ...callersOf(file)].some((place) => folders.has(dirname(place))));
  expect(without).toEqual([]);
});

/** The files that import it; for checks also `verify`, which runs those that the capabilities declare. */
function callersOf(file: string): string[] {
  if (file.endsWith('-checks.ts')) return ['bank/verify/verify-bank.ts'];
  return [...sources]
    .filter(([caller, text]) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].some(
        ([, specifier = '']) => join(dirname(caller), specifier) === file,
      ),
    )
    .map(([caller]) => caller);
}
