import { isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';

/**
 * What a request asks, by its address, for the log: `transfers.create`, or the beginning of the address where it names
 * nothing that can be asked. Nothing else of the address is told: anything may have been written there.
 */
export function askNamed(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/')) return '/api/*';
  if (!path.startsWith('/rpc/')) return '/*';
  const names = path.slice('/rpc/'.length).split('/');
  return isAsk(names) ? names.join('.') : '/rpc/*';
}

function isAsk(names: readonly string[]): boolean {
  let part: unknown = contract;
  for (const name of names) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return false;
    part = (part as Record<string, unknown>)[name];
  }
  return isContractProcedure(part);
}
