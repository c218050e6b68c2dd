import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { suitesOnPostgres } from './bank/testing/suites-on-postgres.ts';
import { contractReads } from './scripts/contract-reads.ts';

/** Tests that start whole processes, or take long. */
const wholeFiles = '**/*.whole.test.ts';
/** They run in a browser: see `vitest.components.config.ts`. */
const components = '**/*.component.test.tsx';

/**
 * Of each file that is named, `vitest run` runs every test. The two commands share them: `npm test` is the mode `first`, and
 * `npm run test:whole` is `rest`, with the files and the stores that `first` leaves out.
 */
export default defineConfig(({ mode }) => ({
  define: { contractReads },
  test: {
    projects: [
      { extends: true, test: { name: 'rules', ...filesOf(mode) } },
      ...(mode === 'rest' ? [] : ['./vitest.components.config.ts']),
    ],
    // The tests replace no module, so each worker loads the program once, which saves a third of the time.
    isolate: false,
    // A worker more than the processors of a small machine: many wait for a database or a process that they have started.
    maxWorkers: 3,
    // Far above what any test needs: a test that reaches it hangs, however busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that asserts nothing proves nothing, whatever its title says. A poll has as long as a whole test: a busy
    // machine fails none.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
}));

function filesOf(mode: string) {
  return {
    globalSetup: ['stores/postgres/test-global-setup.ts'],
    include:
      mode === 'rest'
        ? [wholeFiles, ...suitesLeftOut()]
        : [
            '{contract,bank,stores,brands,hosts,portal,scripts,proof,deploy,tools}/**/*.test.{ts,tsx}',
          ],
    exclude: [...configDefaults.exclude, components, ...(mode === 'first' ? [wholeFiles] : [])],
  };
}

/** The files whose suites `first` runs on some of their stores only. */
function suitesLeftOut(): string[] {
  return globSync('{bank,hosts}/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('testing/on-every-store.ts')) return false;
    if (/\bdescribeOnEveryStore\(/.test(text)) return true;
    const isOnServers = /\bdescribe(?:OnServerStores|AfterALife)\(/.test(text);
    return isOnServers && !suitesOnPostgres.includes(file);
  });
}
