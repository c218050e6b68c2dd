import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { writeServerPackage } from '../../scripts/server-package.ts';

/**
 * `npm run package:try`: writes the package with its Node, and runs it without a network, under a read-only root and as an
 * unprivileged account, as a container would. Needs root on Linux, and the built portal.
 */
readCommandLine(
  commandLine(
    'npm run package:try --',
    'Runs the package without a network and under a read-only root.',
  ),
);
const root = resolve(import.meta.dirname, '../..');
const portalFolder = join(root, 'dist', 'live');
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.log('Not run: it needs root on Linux, for a network and mounts of its own.');
} else if (existsSync(portalFolder)) {
  process.exitCode = tryPackage();
} else {
  console.error('The portal is not built: run npm run build first.');
  process.exitCode = 1;
}

function tryPackage(): number {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  // The account that runs it may look in, and that is all.
  chmodSync(folder, 0o755);
  try {
    const to = join(folder, 'package');
    writeServerPackage({ root, portalFolder, to, withNode: true });
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
