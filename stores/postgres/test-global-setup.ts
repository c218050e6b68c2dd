import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

/**
 * Vitest's global setup: one PostgreSQL server for the whole run, the one that TEST_POSTGRES_URL
 * names or one of its own that is deleted at the end. Without either the run fails.
 */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | void> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined) {
    project.provide('testPostgresUrl', given);
    return;
  }
  const server = await startTestServer({ unsafeNoSync: true });
  project.provide('testPostgresUrl', server.url);
  return () => server.stop();
}
