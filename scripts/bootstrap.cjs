// Installs what package-lock.json lists, if it is not installed yet. The first thing each command runs, with whatever
// Node the machine has (20 or newer): the other scripts then run on the Node that this puts into node_modules/.bin.
'use strict';

const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.dirname(__dirname);

function bootstrap() {
  if (!matchesLock(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) {
    console.log('Installing packages, about a minute the first time …');
    install();
  }
  requireNode26();
  if (process.platform === 'win32') giveWindowsExec();
}

/**
 * Whether an installation is the one the lock file describes: every package in its locked version, and no other.
 * npm writes its record of an installation last, so a broken-off one counts as none. Optional packages may be
 * absent: most of them are for other machines.
 */
function matchesLock(lock, installed) {
  if (!lock || !installed) return false;
  const wanted = Object.entries(lock.packages).filter(([place]) => place !== '');
  const absent = wanted.filter(([place]) => !(place in installed.packages));
  return (
    wanted.length - absent.length === Object.keys(installed.packages).length &&
    absent.every(([, { optional }]) => optional) &&
    wanted.every(
      ([place, { version }]) => (installed.packages[place] ?? { version }).version === version,
    )
  );
}

function install() {
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: pathWithoutThisProject() },
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed: npm ci failed, see above.');
    process.exit(1);
  }
}

/** The installation replaces node_modules, so it must not run on the Node inside it. */
function pathWithoutThisProject() {
  const inside = path.join(root, 'node_modules');
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(inside))
    .join(path.delimiter);
}

function requireNode26() {
  const bundled = existsSync(path.join(root, 'node_modules', '.bin', 'node'));
  if (bundled || Number.parseInt(process.versions.node, 10) >= 26) return;
  console.error(
    `Node 26 is needed and npm has none for ${process.platform}-${process.arch}; this is Node ${process.versions.node}. ` +
      'Install Node 26 or newer and try again.',
  );
  process.exit(1);
}

/**
 * The scripts of package.json say `exec node …`, so that a signal sent to npm reaches Node and not a shell in between.
 * Windows has no such command; there it may as well run what follows.
 */
function giveWindowsExec() {
  writeFileSync(path.join(root, 'node_modules', '.bin', 'exec.cmd'), '@%*\r\n');
}

function readJson(file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
}

if (require.main === module) bootstrap();

module.exports = { matchesLock };
