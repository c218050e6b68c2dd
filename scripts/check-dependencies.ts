import { globSync, readFileSync } from 'node:fs';
import {
  checkedFiles,
  cyclesAmong,
  folderRingsAmong,
  strayFileOf,
  violationOf,
} from './dependency-rules.ts';
import { importsOf } from './imports.ts';

const files = globSync(checkedFiles)
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
const complaints = [
  ...files.flatMap((file) => strayFileOf(file) ?? []),
  ...imports.flatMap((one) => {
    const violation = violationOf(one);
    return violation === undefined ? [] : [`${one.from}: ${violation} (${one.specifier})`];
  }),
  ...cyclesAmong(imports).map((cycle) => `Cycle: ${cycle.join(' → ')}`),
  ...folderRingsAmong(imports).map((ring) => `Ring of folders: ${ring.join(' → ')}`),
];
for (const complaint of complaints) console.error(complaint);
console.log(
  `${files.length} files, ${imports.length} imports, ${complaints.length} against the rules`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
