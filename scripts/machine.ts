import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotRun } from '#tools/command-line/command-line.ts';

function onPath(program: string): string | undefined {
  const places = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program));
  return places.find(isExecutable);
}

/**
 * Sees to it that this machine has each of the programs, before a command begins what it could not go on with. Throws `CannotRun`,
 * which names the missing ones. Debian has servers in /usr/sbin, which is on the PATH of administrators alone.
 */
export function needPrograms(...programs: readonly string[]): void {
  const missing = programs.filter(
    (program) => onPath(program) === undefined && !isExecutable(join('/usr/sbin', program)),
  );
  if (missing.length > 0) throw new CannotRun(`These programs are missing: ${missing.join(', ')}.`);
}

/** Measurements need a whole Chromium: its shell without a window paints differently. */
type Browser = 'any' | 'whole';

/** The Chromium of this machine; where any will do its shell without a window, which is a third faster. */
export function chromiumOnPath(browser: Browser = 'any'): string | undefined {
  const whole = onPath('chromium');
  return browser === 'whole' ? whole : (onPath('chromium-headless-shell') ?? whole);
}

/**
 * Sees to it that there is a Chromium: the machine's own, else Debian's package, else the one that Playwright fetches. Throws
 * `CannotRun` if none could be had.
 */
export function prepareBrowser(browser: Browser = 'any'): void {
  if (chromiumOnPath(browser) !== undefined) return;
  console.log('Installing Chromium …');
  // The portal's first paint is set in a font of the device, as wide as its own.
  const packages =
    browser === 'whole' ? ['chromium', 'fonts-liberation'] : ['chromium-headless-shell'];
  if (canInstallPackages()) install(packages);
  else run('playwright', ['install', 'chromium']);
}

/** Firefox on this machine; Debian has the one of extended support. */
export function firefoxOnPath(): string {
  return onPath('firefox-esr') ?? onPath('firefox') ?? absent('Firefox', 'firefox-esr');
}

/** The browser that WebKitGTK's driver moves. It lies beside the library, outside of PATH. */
export function webkitOnPath(): string {
  const libraries = '/usr/lib';
  const browsers = (existsSync(libraries) ? readdirSync(libraries) : [])
    .flatMap((folder) => ['4.1', '4.0'].map((version) => [folder, version] as const))
    .map(([folder, version]) => join(libraries, folder, `webkit2gtk-${version}`, 'MiniBrowser'));
  return browsers.find(isExecutable) ?? absent('WebKitGTK', 'webkit2gtk-driver');
}

/** Sees to it that the journeys have their other browsers: installs Debian's packages where it can, or throws `CannotRun`, which names them. */
export function prepareOtherBrowsers(): void {
  const packages = {
    'firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    Xvfb: 'xvfb',
  };
  const missing = Object.entries(packages).filter(([program]) => onPath(program) === undefined);
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (!canInstallPackages())
    absent(missing.map(([program]) => program).join(', '), names.join(' '));
  console.log(`Installing ${names.join(', ')} for the browser tests …`);
  install(names);
}

function absent(program: string, packages: string): never {
  throw new CannotRun(`The browser tests need ${program}. On Debian: apt-get install ${packages}`);
}

/**
 * Sees to it that the tests have the programs of PostgreSQL; they run a server of their own, so none is started
 * here. Throws `CannotRun` if they are absent and cannot be installed.
 */
export function preparePostgres(): void {
  if (hasPostgres()) return;
  if (!canInstallPackages()) {
    throw new CannotRun(
      'The tests need PostgreSQL (initdb and postgres), which is neither on PATH nor in /usr/lib/postgresql. ' +
        'Install it, or run the tests as root on Debian, which installs it.',
    );
  }
  console.log('Installing PostgreSQL for the tests …');
  install(['postgresql-common']);
  const settings = '/etc/postgresql-common/createcluster.conf';
  const kept = readFileSync(settings, 'utf8').replaceAll(/^\s*create_main_cluster\b.*\n?/gm, '');
  writeFileSync(settings, `${kept}create_main_cluster = false\n`);
  install(['postgresql']);
}

/**
 * Sees to it that the tests have the programs of others with which they compare, where packages can be installed; elsewhere those tests
 * are skipped.
 */
export function prepareComparisons(): void {
  const packages = {
    haproxy: 'haproxy',
    hledger: 'hledger',
    oathtool: 'oathtool',
    ofxdump: 'ofx',
    openssl: 'openssl',
    pgbouncer: 'pgbouncer',
    xmllint: 'libxml2-utils',
  };
  const missing = Object.entries(packages)
    .filter(([program]) => onPath(program) === undefined)
    .map(([, name]) => name);
  if (spawnSync('/usr/bin/python3', ['-c', 'import ofxparse']).status !== 0) {
    missing.push('python3-ofxparse');
  }
  if (missing.length === 0 || !canInstallPackages()) return;
  console.log('Installing the programs with which the tests compare …');
  install(missing);
}

function hasPostgres(): boolean {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return (
    process.env['TEST_POSTGRES_URL'] !== undefined ||
    versions.some((version) => isExecutable(join(debian, version, 'bin', 'initdb'))) ||
    onPath('initdb') !== undefined
  );
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

let knowsPackages = false;

function install(packages: readonly string[]): void {
  if (!knowsPackages) run('apt-get', ['update', '-qq']);
  knowsPackages = true;
  run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', ...packages]);
}

function run(program: string, options: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  // A program that is not there has said nothing.
  const reason = error?.message ?? reasonIn(stderr);
  throw new CannotRun(`${program} ${options.join(' ')} failed: ${reason}`);
}

function reasonIn(output: string): string | undefined {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.startsWith('Error: ')) ?? lines.at(-1);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
