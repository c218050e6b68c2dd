import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { effectOf } from './procedure-effects.ts';
import { contract } from '../index.ts';

const asks = routesOf(contract);

test('every procedure that HTTP may repeat by itself is marked as one that changes nothing', () => {
  const safe = asks.filter(({ method }) => method === 'GET');
  expect(safe.length).toBeGreaterThan(30);
  expect(safe.filter(({ path }) => effectOf(path) !== 'read')).toEqual([]);
});

test('only previews, full account numbers, names, secret links and what a browser alone knows are read by POST', () => {
  const reading = asks.filter(({ method, path }) => method === 'POST' && effectOf(path) === 'read');
  expect(reading.map(({ path }) => path.join('.'))).toEqual([
    'accounts.numbers',
    'transfers.quote',
    'scheduledTransfers.preview',
    'recipients.findLookAlike',
    'recipients.compareName',
    'moneyRequests.open',
    'payees.findLookAlike',
    'forecast.failsAfter',
    'push.find',
    'trustedContact.offered',
  ]);
});

test('a procedure that the contract does not know may have changed something', () => {
  expect(effectOf(['transfers', 'undo'])).toBe('change');
  expect(effectOf(['transfers'])).toBe('change');
});

function routesOf(
  place: unknown,
  path: readonly string[] = [],
): readonly { path: readonly string[]; method: string | undefined }[] {
  if (isContractProcedure(place)) return [{ path, method: place['~orpc'].route.method }];
  return Object.entries(place as object).flatMap(([name, below]) =>
    routesOf(below, [...path, name]),
  );
}
