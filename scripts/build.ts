import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { folderOf, isFresh, root, type Shape } from './build-record.ts';

/** `node scripts/build.ts live|demo [--if-stale]`: builds the portal into dist/. */
const [shape, option] = process.argv.slice(2);
if (shape !== 'live' && shape !== 'demo') {
  console.error('Say which portal to build: live or demo.');
  process.exit(1);
}
if (option === '--if-stale' && isFresh(shape)) process.exit(0);
try {
  await build(shape);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(stripVTControlCharacters(`The portal could not be built. ${reason}`));
  process.exit(1);
}

async function build(wanted: Shape): Promise<void> {
  const { buildPortal } = await import('./portal-build.ts');
  const startedAt = performance.now();
  await buildPortal(wanted);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Built the ${wanted} portal into ${relative(root, folderOf(wanted))} in ${seconds} s`,
  );
}
