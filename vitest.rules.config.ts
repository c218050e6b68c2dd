import { defineConfig } from 'vitest/config';

/**
 * The tests of the rules of money and of how transfers are decided and recorded together: `npm run mutate` runs them for
 * each change that it makes.
 */
export default defineConfig({
  test: {
    env: { MODE: 'mutations' },
    include: [
      'bank/ledger/*-rules.test.ts',
      'bank/calendar/business-days.test.ts',
      'bank/idempotency/intent-records.test.ts',
      'stores/transactions/group-commit.test.ts',
      'bank/transfers/{*-rules,transfer-batch,transfer-choices,transfer-handlers,transfer-limits,transfer-outcomes,transfer-rail}.test.ts',
      'bank/transfers/{first-payments,sending-day}.test.ts',
      'bank/identity/step-up/step-up-transfers.test.ts',
    ],
    isolate: false,
    // Far above what any test needs: a change that makes one hang is found by it.
    testTimeout: 20_000,
  },
});
