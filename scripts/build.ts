import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Argument } from 'commander';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { type Built, folderOf, isFresh, replaceBuild, root } from './build-record.ts';

/** `node scripts/build.ts live|demo|server … [--if-stale]`: builds portals and the server into dist/. */
const { options, named } = readCommandLine<{ readonly ifStale?: true }>(
  commandLine('node scripts/build.ts', 'Builds portals and the server into dist/.')
    .addArgument(new Argument('<what...>', 'what to build').choices(['live', 'demo', 'server']))
    .option('--if-stale', 'only what has other sources than at its last build'),
);
const wanted = named as readonly Built[];
try {
  for (const built of wanted) {
    if (options.ifStale !== true || !isFresh(built)) await build(built);
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(stripVTControlCharacters(`It could not be built. ${reason}`));
  process.exit(1);
}

async function build(built: Built): Promise<void> {
  const startedAt = performance.now();
  if (built === 'server') {
    const { buildServer } = await import('./server-build.ts');
    await replaceBuild(built, buildServer);
  } else {
    const { buildPortal } = await import('./portal-build.ts');
    await buildPortal(built);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built ${built} into ${relative(root, folderOf(built))} in ${seconds} s`);
}
