import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contract,bank,stores,hosts,portal,scripts,benches,ops,simulator,attacks}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['stores/postgres/test-global-setup.ts'],
    maxWorkers: 2,
    // Far above what any test needs: a test that reaches it hangs, however busy the machine is.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
