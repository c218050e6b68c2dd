import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { dropDatabases, startTestServer } from './test-server.ts';

/**
 * Vitest's global setup: a single PostgreSQL server for the whole run, named by TEST_POSTGRES_URL or made for the run and
 * deleted at the end. Without either the run fails. The databases of the run are dropped at its end, for its tests hand
 * them on to each other.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const names = `test_${randomUUID().slice(0, 8)}_`;
  project.provide('testDatabaseNames', names);
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined) {
    project.provide('testPostgresUrl', given);
    return () => dropDatabases(given, names);
  }
  const server = await startTestServer({ unsafeNoSync: true });
  project.provide('testPostgresUrl', server.url);
  return () => server.stop();
}
