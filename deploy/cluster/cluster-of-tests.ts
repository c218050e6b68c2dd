/** The cluster that `npm run test:cluster` has started, as the processes of the tests are told of it. */
export interface ClusterOfTests {
  /** A database of it that nobody uses, from where others are made. */
  readonly adminUrl: string;
  /** The database with the sample member, of which each test gets a copy. */
  readonly template: string;
  /** BANK_KEYS of its servers. */
  readonly keys: string;
  /** The file in which each kill of a server is a line. */
  readonly killsLog: string;
  /** Where what its servers say of errors is added to. */
  readonly serversLog: string;
}

const variable = 'E2E_CLUSTER';

/** Throws where the tests run without one. */
export function readClusterOfTests(): ClusterOfTests {
  return JSON.parse(process.env[variable] ?? '') as ClusterOfTests;
}

/** The variables of the process that runs the tests. */
export function withClusterOfTests(cluster: ClusterOfTests): Readonly<Record<string, string>> {
  return { [variable]: JSON.stringify(cluster) };
}
