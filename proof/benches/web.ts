import { loadavg } from 'node:os';
import { Argument } from 'commander';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { processors } from '#tools/measure.ts';
import { ensureBuilt } from '../../scripts/build-record.ts';
import { prepareBrowser } from '../../scripts/machine.ts';
import { weigh } from '../../scripts/weights.ts';
import { inFreshBrowser } from './web-browser.ts';
import { timeInteractions } from './web-interactions.ts';
import { type Line, auditPage, isMet, tableOf } from './web-lighthouse.ts';
import { withDemoSite, withLiveSite } from './web-sites.ts';

const allParts = ['weights', 'pages', 'interactions'];

/** `npm run bench:web`: the portal in a browser, as a table; ends with 1 where a line is missed. See README.md. */
const { options, named } = readCommandLine<{ readonly runs: number; readonly rows: number }>(
  commandLine(
    'npm run bench:web --',
    'Measures the portal in a browser: see proof/benches/README.md.',
  )
    .addArgument(new Argument('[parts...]', 'all if none is named').choices(allParts))
    .option('--runs <count>', 'how often each is measured', wholeNumber(1), 3)
    .option('--rows <count>', 'transactions of the interactions', wholeNumber(1), 100_000),
);
const { runs } = options;
const parts = named.length > 0 ? named : allParts;

if (process.env['CHROME_PATH'] === undefined) prepareBrowser('whole');
await ensureBuilt('live', 'demo', 'server');
const version = await inFreshBrowser(async (browser) => browser.version);
console.log(
  `${processors()}, Chromium ${version}, load ${loadavg()[0]?.toFixed(1)}, median of ${runs}\n`,
);

const lines: Line[] = [];
for (const part of parts) lines.push(...(await measure(part)));
console.log(tableOf(lines));
process.exitCode = lines.every(isMet) ? 0 : 1;

async function measure(part: string): Promise<readonly Line[]> {
  switch (part) {
    case 'weights':
      return weigh().map(({ name, bytes, budgetBytes }) => ({
        what: name,
        value: bytes,
        wanted: budgetBytes,
        bound: 'at most',
        unit: 'bytes',
      }));
    case 'pages':
      return await measurePages();
    case 'interactions':
      return await withLiveSite(options.rows, (site) => timeInteractions(site, runs));
    default:
      throw new Error(`There is no part "${part}".`);
  }
}

async function measurePages(): Promise<readonly Line[]> {
  const live = await withLiveSite(0, async (site) => [
    ...(await auditPage(
      { name: 'sign-in', site, path: '/login', shape: 'live', paintedWithinMs: 750 },
      runs,
    )),
    ...(await auditPage({ name: 'dashboard', site, path: '/dashboard', shape: 'live' }, runs)),
  ]);
  const demo = await withDemoSite((site) =>
    auditPage({ name: 'demo dashboard', site, path: '/dashboard', shape: 'demo' }, runs),
  );
  return [...live, ...demo];
}
