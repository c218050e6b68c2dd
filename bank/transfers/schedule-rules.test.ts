import { cents } from '#contract/money/cents.ts';
import {
  type ScheduleRefusalCode,
  ScheduleRequest,
} from '#contract/transfers/scheduled-transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { decideSchedule, reasonOf, type ScheduleFacts, transferDays } from './schedule-rules.ts';

const today = '2026-03-02' as LocalDate;
const days = transferDays(today, demoPolicy);
const account = (id: string, available: number) => ({
  id,
  name: id,
  shownName: id,
  balance: cents(available),
  available: cents(available),
  maturesOn: null,
});
const facts: ScheduleFacts = {
  from: account('checking', 10_00),
  to: account('savings', 0),
  recipient: undefined,
  scheduled: 0,
};

function refusalOf(transfer: unknown, date = '2026-03-03', change: Partial<ScheduleFacts> = {}) {
  const request = ScheduleRequest.parse({ transfer, date });
  const decision = decideSchedule(request, { ...facts, ...change }, days, demoPolicy);
  return decision.kind === 'refused' ? decision.refusal : null;
}

describe('scheduling a transfer', () => {
  test('R-T1 the days to choose from are tomorrow to a year ahead', () => {
    expect(days).toEqual({ earliest: '2026-03-03', latest: '2027-03-02' });
  });

  test('R-T1 the money is not needed before the day', () => {
    expect(refusalOf(internal(5_000_00))).toBeNull();
  });

  test.each<[ScheduleRefusalCode, unknown, string, Partial<ScheduleFacts>]>([
    ['SAME_ACCOUNT', internal(1, { to: 'checking' }), '2026-03-03', {}],
    ['ROUTING_NUMBER_WRONG', external(1, { routingNumber: '021000022' }), '2026-03-03', {}],
    ['OVER_TRANSFER_LIMIT', zelle(10_000_01), '2026-03-03', {}],
    ['TRANSFER_DAY_TOO_SOON', zelle(1), '2026-03-02', {}],
    ['TRANSFER_DAY_TOO_SOON', zelle(1), '2026-03-01', {}],
    ['TRANSFER_DAY_TOO_FAR', zelle(1), '2027-03-03', {}],
    ['TOO_MANY_SCHEDULED_TRANSFERS', zelle(1), '2026-03-03', { scheduled: 200 }],
    // Of several that hold, the first in the order of the contract is told.
    ['EMAIL_WRONG', zelle(10_000_01, { email: 'sam' }), '2026-03-01', { scheduled: 200 }],
    ['OVER_TRANSFER_LIMIT', zelle(10_000_01), '2026-03-01', { scheduled: 200 }],
    ['TRANSFER_DAY_TOO_SOON', zelle(1), '2026-03-01', { scheduled: 200 }],
  ])('R-T1 %s', (code, transfer, date, change) => {
    expect(refusalOf(transfer, date, change)?.code).toBe(code);
  });

  test('R-T1 the first and the last day can be chosen', () => {
    expect(refusalOf(zelle(1), days.earliest)).toBeNull();
    expect(refusalOf(zelle(1), days.latest)).toBeNull();
  });

  test('R-T1 a refusal says which days and how many would be right', () => {
    expect(refusalOf(zelle(1), '2026-03-02')).toMatchObject({ data: { earliest: days.earliest } });
    expect(refusalOf(zelle(1), '2027-03-03')).toMatchObject({ data: { latest: days.latest } });
    expect(refusalOf(zelle(1), '2026-03-03', { scheduled: 200 })).toMatchObject({
      data: { most: 200 },
    });
  });

  test('R-T1 an accepted order goes from the named account to the named recipient', () => {
    const request = ScheduleRequest.parse({ transfer: internal(1), date: '2026-03-03' });
    expect(decideSchedule(request, facts, days, demoPolicy)).toMatchObject({
      kind: 'accepted',
      from: { id: 'checking' },
      destination: { toAccount: { id: 'savings' } },
    });
  });

  test('R-T1 the 30th of February is no day', () => {
    expect(ScheduleRequest.safeParse({ transfer: zelle(1), date: '2027-02-30' }).success).toBe(
      false,
    );
  });

  test('R-T1 why it was not sent is told in three ways', () => {
    expect(reasonOf({ code: 'INSUFFICIENT_FUNDS', data: { available: cents(0) } })).toBe(
      'insufficient-funds',
    );
    expect(reasonOf({ code: 'OVER_TRANSFER_LIMIT', data: { limit: cents(1) } })).toBe('over-limit');
    expect(
      reasonOf({ code: 'OVER_DAILY_LIMIT', data: { limit: cents(1), leftToday: cents(0) } }),
    ).toBe('over-limit');
    expect(reasonOf({ code: 'UNKNOWN_RECIPIENT' })).toBe('refused');
  });
});
