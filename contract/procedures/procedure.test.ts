import { expect, test } from 'vitest';
import { contract } from '../index.ts';
import { proceduresOf } from './procedure.ts';

const procedures = proceduresOf(contract).map(({ name, procedure, meta }) => ({
  name,
  effect: meta.effect,
  method: procedure['~orpc'].route.method,
}));

test('every procedure that HTTP may repeat by itself is marked as one that changes nothing', () => {
  const safe = procedures.filter(({ method }) => method === 'GET');
  expect(safe.length).toBeGreaterThan(30);
  expect(safe.filter(({ effect }) => effect !== 'read')).toEqual([]);
});

test('only previews, full account numbers, names, secret links and what a browser alone knows are read by POST', () => {
  const reading = procedures.filter(({ method, effect }) => method === 'POST' && effect === 'read');
  expect(reading.map(({ name }) => name)).toEqual([
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
