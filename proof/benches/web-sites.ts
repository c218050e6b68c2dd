import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addSampleMember, sample } from '#bank/index.ts';
import { argon2Passwords } from '#hosts/http-server/passwords/passwords.ts';
import { folderOf } from '../../scripts/build-record.ts';
import { serveSite } from '../../scripts/static-site.ts';
import { fillHistoryOf } from './fill-history.ts';
import { type BenchBank, withFilledServer } from './harness.ts';

/** Measures the live portal with the sample member, who has so many transactions more; resolves with the measurements. */
export async function withLiveSite<Measured>(
  moreTransactions: number,
  measure: (address: string) => Promise<Measured>,
): Promise<Measured> {
  const fill = async ({ dependencies }: BenchBank) => {
    await addSampleMember({ ...dependencies, passwords: argon2Passwords() });
    await fillHistoryOf(dependencies, sample.username, moreTransactions);
  };
  const settings = { BANK_SAMPLE: 'on' };
  const atPort = ({ port }: { readonly port: number }) => measure(`http://localhost:${port}`);
  return await withFilledServer('sqlite', fill, atPort, settings);
}

/** Serves the demo as a host of static files does. */
export async function withDemoSite<Measured>(
  measure: (address: string) => Promise<Measured>,
): Promise<Measured> {
  const server = createServer(serveSite(folderOf('demo'), '/')).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await measure(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
