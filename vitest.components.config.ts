import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumOnPath } from './scripts/machine.ts';
import portal from './vite.config.ts';

const chromium = chromiumOnPath();

/** The tests of components: in one page of a browser, without a bank. */
export default mergeConfig(
  await portal({ command: 'serve', mode: 'live' }),
  defineProject({
    root: import.meta.dirname,
    test: {
      name: 'components',
      // After the others: a browser beside them would take their processors.
      sequence: { groupOrder: 1 },
      include: ['portal/**/*.component.test.tsx'],
      isolate: false,
      testTimeout: 60_000,
      expect: { requireAssertions: true, poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(chromium !== undefined && { executablePath: chromium }) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
