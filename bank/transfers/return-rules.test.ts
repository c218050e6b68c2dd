import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { refuseReturn } from './return-rules.ts';

// Sent on a Monday and settled on the Wednesday before Thanksgiving; it is the Tuesday after it.
const day = (date: string) => date as LocalDate;
const sent = { sentOn: day('2026-11-23'), settledOn: day('2026-11-25') };
const today = day('2026-12-01');

test.each([
  ['on the second business day after its settlement', 'R03', '2026-11-30', {}, null],
  ['on the third', 'R03', '2026-12-01', {}, 'not-in-time'],
  ['late, refused by whom it was for', 'R23', '2026-12-01', {}, null],
  ['late, as it was asked for', 'R06', '2026-12-01', {}, null],
  ['tomorrow', 'R06', '2026-12-02', {}, 'not-in-time'],
  ['before it was sent', 'R03', '2026-11-22', {}, 'not-in-time'],
  ['by a code of debits', 'R01', '2026-11-27', {}, 'wrong-code'],
  ['by a code that is none', 'R99', '2026-11-27', {}, 'wrong-code'],
  ['of a Zelle payment', 'R03', '2026-11-27', { kind: 'zelle' }, 'wrong-code'],
  ['of one between own accounts', 'R03', '2026-11-27', { kind: 'internal' }, 'wrong-code'],
  ['of one that is held', 'R03', '2026-11-27', { status: 'pending' }, 'not-completed'],
  ['a second time', 'R03', '2026-11-27', { status: 'failed' }, 'returned-before'],
  ['of one that was cancelled', 'R03', '2026-11-27', { status: 'cancelled' }, 'returned-before'],
] as const)('R-T10 a return that comes %s: %s', (_, code, receivedOn, change, refusal) => {
  const transfer = { kind: 'external', status: 'completed', ...change } as const;
  const known = transfer.status === 'completed' ? sent : null;
  const arrived = { code, receivedOn: day(receivedOn) };
  expect(refuseReturn(transfer, known, arrived, today)?.kind ?? null).toBe(refusal);
});
