import { defineConfig } from 'vitest/config';

/** The tests of the rules of money, which need no store: what `npm run mutate` runs for each change that it makes. */
export default defineConfig({
  test: {
    include: [
      'bank/ledger/*-rules.test.ts',
      'bank/transfers/{*-rules,transfer-limits,sending-day}.test.ts',
      'bank/rails/arrival.test.ts',
    ],
  },
});
