import { globSync, readFileSync } from 'node:fs';
import { designLint } from './design-lint.ts';

const files = globSync('portal/**/*.{ts,tsx}', {
  exclude: ['portal/design-system/styles/**', '**/{words,*-words}.ts', '**/*.test.*'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const complaints = files.flatMap((file) => designLint(file, readFileSync(file, 'utf8')));
for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files, ${complaints.length} loose looks`);
process.exitCode = complaints.length > 0 ? 1 : 0;
