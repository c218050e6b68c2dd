import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Argument } from 'commander';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { folderOf, isFresh, root, type Shape } from './build-record.ts';

/** `node scripts/build.ts live|demo [--if-stale]`: builds the portal into dist/. */
const { options, named } = readCommandLine<{ readonly ifStale?: true }>(
  commandLine('node scripts/build.ts', 'Builds the portal into dist/.')
    .addArgument(new Argument('<shape>', 'which portal').choices(['live', 'demo']))
    .option('--if-stale', 'only if a source has changed'),
);
const shape = named[0] as Shape;
if (options.ifStale === true && isFresh(shape)) process.exit(0);
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
