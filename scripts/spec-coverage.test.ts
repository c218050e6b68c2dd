import { expect, test } from 'vitest';
import {
  coverageDocument,
  readRequirements,
  titledTests,
  uncovered,
  unproven,
} from './spec-coverage.ts';

// Built from parts, so that this file names no requirement of the real list.
const id = (number: number) => `R-Z${number}`;
const rows = [
  '## Lamps (R-Z)',
  '| id | must | works as |',
  '|---|---|---|',
  `| ${id(1)} | shines | and dims |`,
  `| ${id(2)} | stands | |`,
].join('\n');
const source = `
  test('${id(1)} a lamp shines', () => {});
  test.each([1, 2])(
    "${id(1)} ${id(2)} it's there @demo",
    () => {},
  );
  test('nothing of the list', () => {});
`;

test('The rows of the requirements are read with what they must and how they work', () => {
  expect(readRequirements(rows)).toEqual([
    {
      name: 'Lamps (R-Z)',
      requirements: [
        { id: id(1), must: 'shines', worksAs: 'and dims' },
        { id: id(2), must: 'stands', worksAs: '' },
      ],
    },
  ]);
});

test('An id that stands twice is refused', () => {
  expect(() => readRequirements(`${rows}\n| ${id(1)} | again | |`)).toThrow(/stands twice/);
});

test('A title is a string that begins with ids, in whichever way the test is written', () => {
  expect(titledTests('proof/e2e/lamp.spec.ts', source)).toEqual([
    { ids: [id(1)], claim: 'a lamp shines', file: 'proof/e2e/lamp.spec.ts' },
    { ids: [id(1), id(2)], claim: "it's there @demo", file: 'proof/e2e/lamp.spec.ts' },
  ]);
});

test('A row without a test, and a test of no row, are named', () => {
  const tests = titledTests(
    'proof/e2e/lamp.spec.ts',
    `test('${id(1)} shines'); test('${id(9)} hums');`,
  );
  expect(uncovered(readRequirements(rows), tests)).toEqual([
    `${id(2)} has no test.`,
    `proof/e2e/lamp.spec.ts names ${id(9)}, which is no requirement.`,
  ]);
});

test('A row is proved by a test that passed, whose title or group begins with its id, and by nothing else', () => {
  const sections = readRequirements(rows);
  expect(unproven(sections, [`${id(2)} ${id(1)} shines and stands`])).toEqual([]);
  expect(unproven(sections, [`${id(1)} shines`, `It stands as ${id(2)} says`])).toEqual([
    `${id(2)}: no test of this run proved it.`,
  ]);
});

test('A row tells its shape from the browser tests, its files and what differs', () => {
  const tests = [
    ...titledTests('proof/e2e/lamp.spec.ts', source),
    ...titledTests('bank/lamp.test.ts', `test('${id(2)} stands')`),
  ];
  const lines = coverageDocument(readRequirements(rows), tests).split('\n');
  expect(lines).toContain(
    `| ${id(1)} | shines | both | [proof/e2e/lamp.spec.ts](../proof/e2e/lamp.spec.ts) 2 | and dims |`,
  );
  expect(lines).toContain(
    `| ${id(2)} | stands | demo | [proof/e2e/lamp.spec.ts](../proof/e2e/lamp.spec.ts) 1<br>[bank/lamp.test.ts](../bank/lamp.test.ts) 1 |  |`,
  );
});
