import type { Requirement, Section } from './requirements.ts';
import { idsOf, shapeOf, type TitledTest } from './test-titles.ts';

/** What is wrong between the requirements and the tests, in sentences: each row needs a test, each id a row. */
export function uncovered(sections: readonly Section[], tests: readonly TitledTest[]): string[] {
  const rows = new Set(sections.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const tested = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...[...rows].filter((id) => !tested.has(id)).map((id) => `${id} has no test.`),
    ...tests.flatMap(({ ids, file }) =>
      ids
        .filter((id) => !rows.has(id))
        .map((id) => `${file} names ${id}, which is no requirement.`),
    ),
  ];
}

/**
 * The rows that no test of a run has proved, in sentences. The titles are those of tests that asserted something and passed, and of their
 * groups; they begin with the ids that are proved.
 */
export function unproven(sections: readonly Section[], passed: readonly string[]): string[] {
  const proved = new Set(passed.flatMap(idsOf));
  return sections
    .flatMap(({ requirements }) => requirements)
    .filter(({ id }) => !proved.has(id))
    .map(({ id }) => `${id}: no test of this run proved it.`);
}

/** The document that says of each requirement where it holds, who proves it, and what differs from the original. */
export function coverageDocument(
  sections: readonly Section[],
  tests: readonly TitledTest[],
): string {
  return [
    '# Who proves what',
    '',
    'Made by `npm run coverage` from the titles of the tests and from [requirements.md](requirements.md); `npm run check` fails where',
    'it is out of date or a row has no test, and `npm test` where none of its tests ran, asserted something and passed. *Shape*: where',
    'the row is proven in a browser, else where the tested code runs. Each test file is named with the number of its tests that carry',
    'the id. *Differs*: in the original many controls were fixed or did nothing; what a member gets instead, so that every control',
    'works, stands in the last column.',
    '',
    ...sections.flatMap((section) => sectionLines(section, tests)),
  ].join('\n');
}

function sectionLines({ name, requirements }: Section, tests: readonly TitledTest[]): string[] {
  return [
    `## ${name}`,
    '',
    '| row | must | shape | tests | differs from the original |',
    '|---|---|---|---|---|',
    ...requirements.map((requirement) => rowLine(requirement, tests)),
    '',
  ];
}

function rowLine({ id, must, worksAs }: Requirement, tests: readonly TitledTest[]): string {
  const own = tests.filter(({ ids }) => ids.includes(id));
  return `| ${[id, must, shapes(own), fileLinks(own), worksAs].join(' | ')} |`;
}

function shapes(tests: readonly TitledTest[]): string {
  const inBrowser = tests.filter(({ file }) => file.startsWith('e2e/'));
  const found = new Set((inBrowser.length > 0 ? inBrowser : tests).map(shapeOf));
  if (found.has('both')) return 'both';
  return [...found].toSorted().join(', ');
}

function fileLinks(tests: readonly TitledTest[]): string {
  const counts = new Map<string, number>();
  for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].map(([file, count]) => `[${file}](../${file}) ${count}`).join('<br>');
}
