import { join, relative } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { packageVersion } from '#tools/command-line/installation.ts';
import { folderOf, root } from './build-record.ts';
import { ensureBuilt } from './ensure-built.ts';
import { writeServerPackage } from './server-package.ts';

/** `npm run package`: the server as a folder that is copied to a machine and runs there. See docs/operations.md. */
const { options } = readCommandLine<{ readonly withNode?: true; readonly to?: string }>(
  commandLine('npm run package --', 'Writes an installation of the server into a folder.')
    .option('--with-node', 'with the Node of this machine’s packages, for machines without one')
    .option('--to <folder>', 'the folder, which is emptied first (default: dist/passbook-VERSION)'),
);
await ensureBuilt('live', 'server');
const to = options.to ?? join(root, 'dist', `passbook-${packageVersion()}`);
writeServerPackage({
  root,
  builtFolders: [folderOf('live'), folderOf('server')],
  to,
  withNode: options.withNode === true,
});
console.log(
  `The server is in ${relative('', to)}: start it with ${join(relative('', to), 'bin', 'passbook')}`,
);
