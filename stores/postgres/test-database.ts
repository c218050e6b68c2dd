import { inject } from 'vitest';
import { createDatabase } from './test-server.ts';
import type { TestDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server whose databases the tests of this run make and drop (see test-global-setup). */
    testPostgresUrl: string;
  }
}

/** Makes an empty database on the server of this test run; whoever asks drops it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testPostgresUrl'));
}
