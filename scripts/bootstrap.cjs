// Installs what package-lock.json lists, if it is not installed yet, and puts Node 26 where every program of this project
// finds it. It runs with whatever Node the machine has, 20 or newer: see run.cjs.
'use strict';

const { spawnSync } = require('node:child_process');
const { existsSync, linkSync, readFileSync, rmSync, symlinkSync } = require('node:fs');
const path = require('node:path');

/**
 * Sees to it that the packages are there, in a project's folder, and resolves to the Node 26 that its programs run on. Ends
 * this process, with the reason, where either cannot be had. An installation without the packages for development is enough
 * where the program needs none of them.
 */
function bootstrap(root, { needsDevelopment }) {
  const lock = readJson(path.join(root, 'package-lock.json'));
  const installed = readJson(path.join(root, 'node_modules', '.package-lock.json'));
  if (!matchesLock(lock, installed, { needsDevelopment })) {
    console.error('Installing packages, about a minute the first time …');
    install(root);
  }
  return giveNode(root) ?? ownNode();
}

/**
 * Whether an installation matches the lock file: every package in its locked version, and no other. npm writes its record
 * of an installation last, so a broken-off installation counts as none. Optional packages may be absent: most of them are
 * for other machines. All packages for development may be absent where none is needed.
 */
function matchesLock(lock, installed, { needsDevelopment }) {
  if (!lock || !installed) return false;
  const wanted = Object.entries(lock.packages).filter(([place]) => place !== '');
  const isInstalled = ([place]) => place in installed.packages;
  const absent = wanted.filter((entry) => !isInstalled(entry));
  const development = wanted.filter(([, { dev }]) => dev);
  const maySpare = !needsDevelopment && !development.some(isInstalled);
  return (
    wanted.length - absent.length === Object.keys(installed.packages).length &&
    absent.every(
      ([, { optional, dev, devOptional }]) => optional || (maySpare && (dev || devOptional)),
    ) &&
    wanted.every(
      ([place, { version }]) => (installed.packages[place] ?? { version }).version === version,
    )
  );
}

function install(root) {
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: pathWithout(path.join(root, 'node_modules')) },
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed: npm ci failed, see above.');
    process.exit(1);
  }
}

/** The installation replaces node_modules, so it must not run on the Node inside it. */
function pathWithout(replaced) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(replaced))
    .join(path.delimiter);
}

/**
 * The Node of the package for this machine, as node_modules/.bin/node; null where there is none. Each of those packages brings a program
 * of that name, and npm before 11.6 then links none of them.
 */
function giveNode(root) {
  const windows = process.platform === 'win32';
  const program = nodeOfPackages(root);
  if (program === null) return null;
  const given = path.join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node');
  if (existsSync(given)) return given;
  // The present link leads nowhere.
  rmSync(given, { force: true });
  try {
    if (windows) linkSync(program, given);
    else symlinkSync(path.relative(path.dirname(given), program), given);
  } catch (error) {
    // Another command was quicker.
    if (error.code !== 'EEXIST') throw error;
  }
  return given;
}

function nodeOfPackages(root) {
  const { optionalDependencies = {} } = readJson(path.join(root, 'package.json'));
  for (const name of Object.keys(optionalDependencies)) {
    const folder = path.join(root, 'node_modules', name);
    const { bin, os, cpu } = readJson(path.join(folder, 'package.json')) ?? {};
    if ([os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)) {
      return path.join(folder, bin.node);
    }
  }
  return null;
}

function ownNode() {
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  console.error(
    `Node 26 is needed and node_modules has none for ${process.platform}-${process.arch}; this is Node ${process.versions.node}. ` +
      'Install Node 26 or newer and try again.',
  );
  process.exit(1);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

module.exports = { bootstrap, giveNode, matchesLock };
