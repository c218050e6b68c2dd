import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';

/** The programs of an installation: the server, and the commands of the staff. */
const programs = [
  'hosts/http-server/main.ts',
  'hosts/http-server/staff-commands/bank-command.ts',
] as const;

/** What the server reads by its address: the contract's comments for the page of the API, the brands, its style sheet, the tables. */
const readFiles = [
  'contract/**/*.ts',
  'brands/**/*',
  'hosts/http-server/api/api-page.css',
  'bank/database/migrations/*.sql',
];

/** The files of ours that an installation runs or reads, from the root, in order. No test and no tool is among them. */
export function serverFiles(root: string): readonly string[] {
  const exclude = ['**/*.test.*', '**/tsconfig.json'];
  const found = new Set(
    globSync(readFiles, { cwd: root, exclude, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const toRead: string[] = [...programs, ...found];
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    found.add(file);
    if (!file.endsWith('.ts')) continue;
    for (const { to, typeOnly } of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      // The address of a folder is read above.
      const isFile = to !== undefined && /\.\w+$/.test(to);
      if (isFile && !typeOnly && !found.has(to)) toRead.push(to);
    }
  }
  return [...found].toSorted();
}
