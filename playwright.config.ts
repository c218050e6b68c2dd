import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOnPath } from './scripts/machine.ts';
import { freePorts } from './tools/free-ports.ts';

const results = resolve(import.meta.dirname, 'test-results');

// Each worker reads this file again; the port is chosen by the first.
const demoPort = (process.env['E2E_DEMO_PORT'] ??= String((await freePorts(1))[0]));
const demo = `http://localhost:${demoPort}`;

const chromium = chromiumOnPath();

const pictures = '**/screenshots/*.spec.ts';
const otherBrowsers = '**/browsers/*.spec.ts';
const elsewhere = [pictures, otherBrowsers];

/** Drawn when `npm run screenshots -- --places` asks for it. */
const everyPlace = '**/every-place.spec.ts';
const drawsEveryPlace = process.env['EVERY_PLACE'] !== undefined;

const journey = /@journey/;
const journeyInTheDemo = /@demo @journey/;

export default defineConfig({
  testDir: 'proof/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(results, 'playwright'),
  fullyParallel: true,
  // More by one than the processors of a small machine: while a worker waits for its bank, another goes on.
  workers: 3,
  // A test that passes only when tried again is broken, and `npm test` names it; but a change that is
  // right is not held back for it where nobody can simply run it once more.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Far above the needs of any step: a step this long hangs, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['./proof/e2e/assertion-reporter.ts'],
    ['json', { outputFile: resolve(results, 'playwright.json') }],
  ],
  use: {
    screenshot: 'only-on-failure',
    // A browser without a past would fetch the whole demo ahead in every test; those of the worker allow it.
    serviceWorkers: 'block',
    // A test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No test runs long enough to gain what the second, slow compiler of WebAssembly costs.
        '--js-flags=--liftoff-only',
      ],
    },
  },
  // A test that only one shape can pass says so in its title, @live or @demo, and so does a test of a possible difference
  // between them, @both. The others are of the portal alone. A @journey is among some seventy that `npm test` runs, live
  // unless it is of the demo. `npm run test:whole` runs the others; `demo-again` tries those of the portal alone in the
  // demo too.
  projects: [
    // Each test has a server and a bank of its own: see proof/e2e/portal.ts.
    { name: 'live', testIgnore: elsewhere, grep: journey, grepInvert: /@demo/ },
    {
      name: 'demo',
      testIgnore: elsewhere,
      grep: journeyInTheDemo,
      use: { baseURL: demo },
    },
    { name: 'live-rest', testIgnore: elsewhere, grepInvert: [/@demo/, journey] },
    {
      name: 'demo-rest',
      testIgnore: elsewhere,
      grep: /@demo|@both/,
      grepInvert: journeyInTheDemo,
      use: { baseURL: demo },
    },
    {
      name: 'demo-again',
      testIgnore: elsewhere,
      grepInvert: /@live|@demo|@both/,
      use: { baseURL: demo },
    },
    {
      name: 'screenshots',
      testMatch: pictures,
      ...(!drawsEveryPlace && { testIgnore: everyPlace }),
    },
    // Driven by proof/e2e/browsers/driven-browser.ts, singly: see scripts/test.ts.
    { name: 'firefox', testMatch: otherBrowsers, use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: otherBrowsers, use: { browserName: 'webkit' } },
  ],
  ...(process.env['E2E_BANKS'] === undefined && {
    webServer: {
      name: 'demo',
      command: 'node scripts/serve-demo.ts',
      env: { PORT: demoPort },
      url: `${demo}/login`,
    },
  }),
});
