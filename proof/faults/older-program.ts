import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotRun } from '#tools/command-line/command-line.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The first file that version 0.2.1 did not have. */
const firstOfNewer = 'bank/database/migrations/baseline.sqlite.sql';

/**
 * Writes the sources before that file into the folder and returns the path of their server. It runs with today's
 * packages.
 */
export function writeOlderProgram(folder: string): string {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', firstOfNewer)
    .toString()
    .trim()
    .split('\n')
    .at(-1);
  if (!added) throw new CannotRun('There is no history of the sources to take an older one from.');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--directory', folder], {
    input: git('archive', `${added}^`),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'hosts/http-server/main.ts');
}

function git(...given: readonly string[]): Buffer {
  try {
    return execFileSync('git', given, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 30,
    });
  } catch (cause) {
    throw new CannotRun('git does not have the older sources.', { cause });
  }
}
