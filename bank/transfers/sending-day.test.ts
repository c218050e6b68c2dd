import { cents } from '#contract/money/cents.ts';
import { TransferRequest } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { decideToday, nothingSent } from './sending-day.ts';
import type { TransferFacts } from './transfer-rules.ts';

const account = (id: string, available: number) => ({
  id,
  name: id,
  shownName: id,
  balance: cents(available),
  available: cents(available),
  maturesOn: null,
});
const facts: TransferFacts = {
  from: account('checking', 200_000_00),
  to: account('savings', 0),
  recipient: undefined,
};

test.each([
  ['what fills the day', zelle(1_00), { zelle: 19_999_00 }, null],
  ['a cent more', zelle(1_01), { zelle: 19_999_00 }, 'OVER_DAILY_LIMIT'],
  ['what only the other way has used up', zelle(1_00), { external: 100_000_00 }, null],
  ['more than the day of the other way has left', external(1_00), { zelle: 20_000_00 }, null],
  ['too much at a time', zelle(10_000_01), {}, 'OVER_TRANSFER_LIMIT'],
  ['however much between own accounts', internal(150_000_00), { zelle: 20_000_00 }, null],
  ['what the rules refuse, before any limit', zelle(200_000_01), {}, 'INSUFFICIENT_FUNDS'],
  ['too much between own accounts', internal(200_000_01), {}, 'INSUFFICIENT_FUNDS'],
])('R-T1 Sending %s today', (_what, request, sent, code) => {
  const before = { ...nothingSent, ...sent } as typeof nothingSent;
  const decision = decideToday(TransferRequest.parse(request), facts, before, demoPolicy);
  expect(decision.kind === 'refused' ? decision.refusal.code : null).toBe(code);
});

test('At the beginning of a day nothing was sent', () => {
  expect(nothingSent).toEqual({ zelle: 0, external: 0 });
});
