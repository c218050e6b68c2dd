import { inject } from 'vitest';
import { createDatabase } from './test-server.ts';
import type { TestDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server whose databases the tests of this run make and drop (see test-global-setup). */
    testPostgresUrl: string;
    /** How the names of these databases begin. */
    testDatabaseNames: string;
  }
}

/** Makes an empty database on the server of this test run; the run drops it at its end if nobody did. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testPostgresUrl'), inject('testDatabaseNames'));
}
