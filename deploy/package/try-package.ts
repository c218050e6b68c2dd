import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotRun, commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { ensureBuilt, folderOf, root } from '../../scripts/build-record.ts';
import { writeServerPackage } from '../../scripts/package.ts';

/**
 * `npm run package:try`: writes the package with its Node, and runs it without a network, under a read-only root and as an
 * unprivileged account, as a container would. Needs root on Linux.
 */
readCommandLine(
  commandLine(
    'npm run package:try --',
    'Runs the package without a network and under a read-only root.',
  ),
);
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  throw new CannotRun('It needs root on Linux, for a network and mounts of its own.');
}
await ensureBuilt('live', 'server');
process.exitCode = tryPackage();

function tryPackage(): number {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  // The account that runs it may look in, and that is all.
  chmodSync(folder, 0o755);
  try {
    const to = join(folder, 'package');
    const builtFolders = [folderOf('live'), folderOf('server')];
    writeServerPackage({ root, builtFolders, to, withNode: true });
    for (const name of ['data', 'empty']) mkdirSync(join(folder, name));
    const inside = fileURLToPath(new URL('inside.ts', import.meta.url));
    const apart = [
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '--propagation',
      'private',
    ];
    const { status } = spawnSync('unshare', [...apart, process.execPath, inside, folder], {
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
