import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataFolderOf, isPrivateFolder } from './own-folder.ts';

/**
 * Where Node keeps what it compiled: `NODE_COMPILE_CACHE` where somebody set it, else a folder of this account alone beside the
 * bank's data. Null where another account could write there, since it would have the server run what it likes.
 */
export function compileCacheFolder(environment: Readonly<NodeJS.ProcessEnv>): string | null {
  const chosen = environment['NODE_COMPILE_CACHE'];
  if (chosen !== undefined) return chosen;
  const folder = join(dataFolderOf(environment), 'compiled');
  return isPrivateFolder(folder) ? folder : null;
}

/** Keeps what Node compiles from now on, in this thread and in those that are started later, which read the setting. */
export function keepCompiled(): void {
  const folder = compileCacheFolder(process.env);
  if (folder === null) return;
  process.env['NODE_COMPILE_CACHE'] = folder;
  enableCompileCache(folder);
}
