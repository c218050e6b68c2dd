import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { commandLine, readCommandLine, tellFaults } from '#tools/command-line/command-line.ts';
import { ensureBuilt, folderOf, readBuildRecord, root, type Shape } from './build-record.ts';
import { scriptsOfFirstView } from './first-paint.ts';

/** The weight of some files of a built portal together, and the weight that they may have. */
interface Weight {
  readonly name: string;
  /** Compressed with gzip; fonts as they are, which are compressed by themselves. */
  readonly bytes: number;
  readonly budgetBytes: number;
}

/** The weights of the last release, in bytes by name. */
const releasedFile = join(root, 'scripts/released-weights.json');

/** A portal may be so much heavier than that of the last release. */
const growth = 1.05;

/** The weights of both shapes, which must have been built, beside those of the last release. */
export function weigh(): readonly Weight[] {
  const released = JSON.parse(readFileSync(releasedFile, 'utf8')) as Record<string, number>;
  return Object.entries(bytesOfParts()).map(([name, bytes]) => {
    const releasedBytes = released[name];
    if (releasedBytes === undefined) throw new Error(`${releasedFile} has no weight of ${name}`);
    return { name, bytes, budgetBytes: Math.floor(releasedBytes * growth) };
  });
}

/** The weights of both shapes, which must have been built, in bytes by name. */
function bytesOfParts(): Readonly<Record<string, number>> {
  const manifest = manifestOf('live');
  const styles = manifest['index.html']?.css ?? [];
  const onDashboard = [...scriptsOfFirstView(manifest, 'dashboard'), ...styles];
  const weightOf = (files: readonly string[]) => gzippedBytes('live', files);
  return {
    'sign-in, the page': weightOf(['login.html']),
    'sign-in, scripts': weightOf(scriptsOfFirstView(manifest, 'sign-in')),
    'sign-in, style': weightOf(styles),
    'dashboard, scripts and style': weightOf(onDashboard),
    fonts: fontBytes('live'),
    'demo, scripts of the bank to open': gzippedBytes('demo', scriptsToOpen()),
    'demo, the bank to open': gzippedBytes('demo', bankInTab()),
    'demo, the bank and its database': gzippedBytes('demo', wholeBankInTab()),
    'demo, letters of names': gzippedBytes('demo', lettersInTab()),
  };
}

/** A line for each weight, and a sentence for each part that is heavier than its budget. */
export function weightReport(weights: readonly Weight[]): {
  readonly text: string;
  readonly faults: readonly string[];
} {
  const lines = weights.map(
    ({ name, bytes, budgetBytes }) =>
      `${bytes <= budgetBytes ? '✓' : '✗'} ${name.padEnd(34)}${String(bytes).padStart(8)} of ${budgetBytes} bytes`,
  );
  const heavy = weights.filter(({ bytes, budgetBytes }) => bytes > budgetBytes);
  return {
    text: lines.join('\n'),
    faults: heavy.map(
      ({ name, bytes, budgetBytes }) =>
        `"${name}" is ${bytes - budgetBytes} bytes too heavy: make it lighter, or keep the weights of a release by --release.`,
    ),
  };
}

function manifestOf(shape: Shape): Manifest {
  const record = readBuildRecord(shape);
  if (record === undefined) throw new Error(`The ${shape} portal is not built.`);
  return record.manifest;
}

/**
 * The files that the bank in a tab needs to open: its scripts and the database. The worker's other chunks are of the bank as
 * well, but come when it has answered.
 */
function bankInTab(): readonly string[] {
  return [...scriptsToOpen(), ...wholeBankInTab().filter((file) => file.endsWith('.wasm'))];
}

/**
 * The worker and its opening chunk. Their weight has a budget without the database, which weighs so much more that late code
 * in the opening chunk would stay within the budget of both.
 */
function scriptsToOpen(): readonly string[] {
  const all = wholeBankInTab();
  const atOnce = all.filter((file) => /\/main-[\w-]+\.js$/.test(file));
  if (atOnce.length !== 1) throw new Error('The demo has no worker, or more than one.');
  for (const importer of atOnce) {
    atOnce.push(
      ...all.filter((file) => !atOnce.includes(file) && isImportedAtOnce(file, importer)),
    );
  }
  return atOnce;
}

/** The same files and the later files, but for letters. The manifest of the page's chunks has none of them. */
function wholeBankInTab(): readonly string[] {
  const chunks = new Set(Object.values(manifestOf('demo')).map(({ file }) => file));
  return assetsOf('demo').filter(
    (file) =>
      !isLetterFile(file) &&
      ((file.endsWith('.js') && !chunks.has(file)) || file.endsWith('.wasm')),
  );
}

function lettersInTab(): readonly string[] {
  return assetsOf('demo').filter(isLetterFile);
}

function isImportedAtOnce(file: string, importer: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const code = readFileSync(join(folderOf('demo'), importer), 'utf8');
  return ['from', 'import'].some((word) => code.includes(`${word}"./${name}"`));
}

function fontBytes(shape: Shape): number {
  return assetsOf(shape)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + readFileSync(join(folderOf(shape), file)).length, 0);
}

function gzippedBytes(shape: Shape, files: readonly string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(join(folderOf(shape), file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function assetsOf(shape: Shape): readonly string[] {
  return readdirSync(join(folderOf(shape), 'assets')).map((name) => `assets/${name}`);
}

/**
 * Whether a file of the built demo is of the letters that names in other scripts are printed with: HarfBuzz and the fonts.
 * A tab fetches them last, when it has nothing else to do.
 */
export function isLetterFile(file: string): boolean {
  return /^assets\/(open-letters|letter-fonts|harfbuzz|noto-sans)-/.test(file);
}

/** `npm run weight`: weighs the portal, which is built first if need be. */
if (import.meta.main) {
  const { options } = readCommandLine<{ release?: true }>(
    commandLine(
      'npm run weight --',
      'Weighs the built portal; it fails where a part is 5 % heavier than that of the last release.',
    ).option('--release', 'keeps the weights as those of a release'),
  );
  await ensureBuilt('live', 'demo');
  if (options.release === true) {
    writeFileSync(releasedFile, `${JSON.stringify(bytesOfParts(), null, 2)}\n`);
  }
  const { text, faults } = weightReport(weigh());
  console.log(text);
  tellFaults(faults);
}
