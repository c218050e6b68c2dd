import { defineConfig } from 'vitest/config';
import { contractReads } from './scripts/contract-reads.ts';

export default defineConfig({
  define: { contractReads },
  test: {
    globalSetup: ['stores/postgres/test-global-setup.ts'],
    include: [
      '{contract,bank,stores,brands,hosts,portal,scripts,benches,ops,simulator,attacks,tools}/**/*.test.{ts,tsx}',
    ],
    // The tests replace no module, so each worker loads the program once, which saves a third of the time.
    isolate: false,
    // One more than the processors of a small machine: many wait for a database or a process that they have started.
    maxWorkers: 3,
    // Far above what any test needs: a test that reaches it hangs, however busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that asserts nothing proves nothing, whatever its title says.
    // What is waited for has as long as a whole test: a busy machine fails none.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
