import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { packageVersion } from '#tools/command-line/installation.ts';
import { ensureBuilt, folderOf, root as repository } from './build-record.ts';
import { licenceDocument } from './licences.ts';
import {
  lockedPackages,
  packagesThatRun,
  readManifest,
  shippedPackages,
} from './locked-packages.ts';
import { packagesOutside } from './server-build.ts';

/**
 * The files that the server reads besides its bundles: the contract's comments for the page of the API, the brands, its
 * style sheet, the tables.
 */
const readFiles = [
  'contract/**/*.ts',
  'brands/**/*.{json,svg,png}',
  'hosts/http-server/api/api-page.css',
  'bank/database/migrations/*.sql',
];

const documents = [
  '.env.example',
  'LICENSE',
  'docs/configuration.md',
  'docs/operations.md',
  'docs/runbook.md',
  'deploy/grafana/passbook.json',
  'deploy/haproxy/passbook.cfg',
  'deploy/prometheus/alerts.yml',
  'deploy/prometheus/prometheus.yml',
  'deploy/systemd/passbook.service',
];

interface PackageOptions {
  /** The repository. */
  readonly root: string;
  /** The folders of the built portal and of the server's bundles. */
  readonly builtFolders: readonly string[];
  /** The folder to write, which is emptied first. */
  readonly to: string;
  /** Whether the Node of this machine's packages comes with it. */
  readonly withNode: boolean;
}

/**
 * Writes an installation of the server: its bundles, the files that they read, the built portal and the packages outside
 * the bundles. It is complete: nothing of it is fetched or written when it runs.
 */
export function writeServerPackage({ root, builtFolders, to, withNode }: PackageOptions): void {
  rmSync(to, { recursive: true, force: true });
  const copy = (from: string, place = from) => cpSync(join(root, from), join(to, place), copied);
  const files = globSync(readFiles, { cwd: root, exclude: ['**/*.test.*'] });
  for (const file of [...files, ...documents]) copy(file);
  for (const folder of builtFolders) cpSync(folder, join(to, 'dist', basename(folder)), copied);

  const manifest = readManifest(root);
  const outside = Object.keys(manifest.dependencies).filter((name) => packagesOutside.test(name));
  for (const { place } of shippedPackages(lockedPackages(root), outside)) {
    // What a package has inside it is found by itself: another may not need it.
    cpSync(join(root, place), join(to, place), {
      ...copied,
      filter: isOfPackage(join(root, place)),
    });
  }
  writeFileSync(join(to, 'docs/licences.md'), licenceDocument(packagesThatRun(root)));
  writeFileSync(join(to, 'package.json'), manifestOfPackage(root));
  if (withNode) copy(realNode(root), 'node/bin/node');
  const flags = JSON.parse(
    readFileSync(join(root, 'hosts/http-server/process-flags.json'), 'utf8'),
  ) as ProcessFlags;
  writeLauncher(join(to, 'bin/passbook'), 'dist/server/main.js', flags);
  writeLauncher(join(to, 'bin/passbook-bank'), 'dist/server/bank-command.js', flags);
}

const copied = { recursive: true, dereference: true } as const;

interface ProcessFlags {
  readonly flags: readonly string[];
  /** Instead of those where DATABASE_URL is set. */
  readonly flagsOnPostgres: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

function isOfPackage(folder: string): (file: string) => boolean {
  return (file) => file !== join(folder, 'node_modules');
}

/** Without scripts: the tools that they run are not there. */
function manifestOfPackage(root: string): string {
  const { name, version, license, type } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const manifest = {
    name,
    version,
    private: true,
    license,
    type,
    engines: { node: '>=26' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function realNode(root: string): string {
  return realpathSync(join(root, 'node_modules', '.bin', 'node')).slice(root.length + 1);
}

function writeLauncher(
  file: string,
  program: string,
  { flags, flagsOnPostgres, environment }: ProcessFlags,
): void {
  const exports = Object.entries(environment).map(
    ([name, value]) => `export ${name}="\${${name}:-${value}}"\n`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `#!/bin/sh
# Runs on the Node that comes with the package, on the one that NODE names, or on the one of the PATH.
set -eu
here="$(dirname "$(dirname "$(readlink -f "$0")")")"
node="\${NODE:-node}"
if [ -x "$here/node/bin/node" ]; then node="$here/node/bin/node"; fi
major="$("$node" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)"
if [ "$major" -lt 26 ]; then
  echo "Node 26 or newer is needed, and $node is not. Install it, or set NODE to where it is." >&2
  exit 1
fi
${exports.join('')}flags="${flags.join(' ')}"
if [ -n "\${DATABASE_URL:-}" ]; then flags="${flagsOnPostgres.join(' ')}"; fi
exec "$node" $flags "$here/${program}" "$@"
`,
    { mode: 0o755 },
  );
}

/** `npm run package`: the server as a folder that is copied to a machine and runs there. See docs/operations.md. */
if (import.meta.main) {
  const { options } = readCommandLine<{ readonly withNode?: true; readonly to?: string }>(
    commandLine('npm run package --', 'Writes an installation of the server into a folder.')
      .option('--with-node', 'with the Node of this machine’s packages, for machines without one')
      .option(
        '--to <folder>',
        'the folder, which is emptied first (default: dist/passbook-VERSION)',
      ),
  );
  await ensureBuilt('live', 'server');
  const to = options.to ?? join(repository, 'dist', `passbook-${packageVersion()}`);
  writeServerPackage({
    root: repository,
    builtFolders: [folderOf('live'), folderOf('server')],
    to,
    withNode: options.withNode === true,
  });
  const program = join(relative('', to), 'bin', 'passbook');
  console.log(`The server is in ${relative('', to)}: start it with ${program}`);
}
