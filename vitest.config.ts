import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['stores/postgres/test-global-setup.ts'],
    maxWorkers: 2,
    // Far above what any test needs: a test that reaches it hangs, however busy the machine is.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A test that asserts nothing proves nothing, whatever its title says.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'bank',
          include: ['{contract,bank}/**/*.test.ts'],
          // The bank has nothing but what it is given, and its tests put nothing in the place of anything: they load it once, which
          // takes a quarter of the time off.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'around it',
          include: [
            '{stores,brands,hosts,portal,scripts,benches,ops,simulator,attacks,tools}/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
});
