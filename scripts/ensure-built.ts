import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Built, isFresh, root } from './build-record.ts';

/**
 * Builds what has other sources than at the last build, in a process of its own, so that a server starts without the
 * bundler in its memory. Ends this process if the build fails (which says why) or is interrupted.
 */
export async function ensureBuilt(...wanted: readonly Built[]): Promise<void> {
  const stale = wanted.filter((built) => !isFresh(built));
  if (stale.length === 0) return;
  console.log('Building …');
  const build = spawn(process.execPath, [join(root, 'scripts', 'build.ts'), ...stale], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = (): void => {
    build.kill();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const code = await new Promise((resolve) => build.once('exit', resolve));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(1);
}
