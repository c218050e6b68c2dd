import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedures-of.ts';

const names: ReadonlySet<string> = new Set(proceduresOf(contract).map(({ name }) => name));

/**
 * What a request asks, by its address, for the log: `transfers.create`, or the beginning of the address where it names
 * nothing that can be asked. Nothing else of the address is told: anything may have been written there.
 */
export function procedureNamed(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/')) return '/api/*';
  if (!path.startsWith('/rpc/')) return '/*';
  const name = path.slice('/rpc/'.length).replaceAll('/', '.');
  return names.has(name) ? name : '/rpc/*';
}
