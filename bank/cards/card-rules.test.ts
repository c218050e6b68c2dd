import {
  limitRefusals,
  pinRefusals,
  travelRefusals,
  type LimitRefusalCode,
  type TravelRefusalCode,
} from '#contract/cards/cards.ts';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import type { CreditCard, DebitCard } from './card-records.ts';
import {
  availableCredit,
  hasExpired,
  issueReplacement,
  refuseLimit,
  refusePin,
  refuseTrip,
  utilizationPercent,
} from './card-rules.ts';
import { declineCredit, declineDebit } from './purchase-rules.ts';

const day = (text: string) => text as LocalDate;

const basis = {
  id: 'card-1',
  membershipId: 'member-1',
  brand: 'Visa',
  holderName: 'Jordan Ellis',
  spendingLimit: cents(5_000_00),
  issue: {
    card_id: 'card-1',
    sequence: 1,
    last_four: '4242',
    expires: '2029-09',
    reason: null,
    issued_at: 0,
    arrives_by: '2026-01-31',
    activated_at: 0,
  },
  replacement: null,
  lockedAs: null,
  pinSetAt: null,
  art: 'rosette',
  usedToday: cents(0),
} as const;
const debit: DebitCard = {
  ...basis,
  kind: 'debit',
  handle: 'debit',
  pending: cents(0),
  linkedAccount: { id: 'account-1', handle: 'checking', name: 'Checking', number: '4400174821' },
};
const credit: CreditCard = {
  ...basis,
  kind: 'credit',
  handle: 'credit',
  creditLimit: cents(15_000_00),
  balance: cents(0),
};

describe('R-D4 a limit', () => {
  const refused: readonly [LimitRefusalCode, number][] = [
    ['LIMIT_NOT_WHOLE_DOLLARS', 100_01],
    ['LIMIT_OUT_OF_RANGE', 99_00],
  ];
  test('has a row here for each refusal, in the order of the contract', () => {
    expect(refused.map(([code]) => code)).toEqual(Object.keys(limitRefusals));
  });

  test.each(refused)('is refused with %s when it is %d cents', (code, limit) => {
    expect(refuseLimit(cents(limit), debit)?.code).toBe(code);
  });

  test.each([0, -100, -1_00, 100_00 - 100, 10_000_00 + 100, Number.MAX_SAFE_INTEGER - 91])(
    'of %d cents is outside of what a debit card can have',
    (limit) => {
      expect(refuseLimit(cents(limit), debit)).toEqual({
        code: 'LIMIT_OUT_OF_RANGE',
        data: { lowest: 100_00, highest: 10_000_00 },
      });
    },
  );

  test('of a debit card can be the lowest, the highest and whole dollars between', () => {
    for (const limit of [100_00, 101_00, 5_000_00, 10_000_00]) {
      expect(refuseLimit(cents(limit), debit)).toBeNull();
    }
  });

  test('of a credit card ends at its credit limit', () => {
    expect(refuseLimit(cents(15_000_00), credit)).toBeNull();
    expect(refuseLimit(cents(15_001_00), credit)).toMatchObject({
      data: { highest: 15_000_00 },
    });
  });
});

describe('R-D10 a PIN', () => {
  test.each([
    '',
    '1',
    '835',
    '83051',
    '83 5',
    ' 8305',
    '83o5',
    '8.05',
    '-835',
    '٨٣٠٥',
    '<b>',
    '\u202e8305',
  ])('is four digits, not %j', (pin) => {
    expect(refusePin(pin)).toEqual({ code: 'PIN_NOT_FOUR_DIGITS' });
  });

  test.each([
    ['equal digits', ['0000', '1111', '7777', '9999']],
    ['a sequence', ['0123', '1234', '3456', '6789', '7890', '9876', '4321', '3210', '0987']],
    ['a year', ['1900', '1984', '1999', '2000', '2026', '2099']],
    ['common', ['1212', '6969', '1122', '2112', '2580', '0852', '1357', '5683', '1004', '0007']],
  ])('is not %s: that is too easy', (because, pins) => {
    for (const pin of pins) {
      expect(refusePin(pin), pin).toEqual({ code: 'PIN_TOO_EASY', data: { because } });
    }
  });

  test.each(['8305', '0042', '1359', '2467', '1243', '1834', '2134', '9990'])(
    'can be %s',
    (pin) => {
      expect(refusePin(pin)).toBeNull();
    },
  );

  test('is refused for nothing else: of ten thousand, 544 are too easy', () => {
    const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, '0'));
    const refused = all.filter((pin) => refusePin(pin) !== null);
    const because = (pin: string) => {
      const refusal = refusePin(pin);
      return refusal?.code === 'PIN_TOO_EASY' ? refusal.data.because : null;
    };
    expect(refused).toHaveLength(544);
    // Ten of equal digits, ten that count up and ten down, and two hundred years.
    expect(refused.filter((pin) => because(pin) !== 'common')).toHaveLength(10 + 10 + 10 + 200);
    expect(Object.keys(pinRefusals)).toEqual(['PIN_NOT_FOUR_DIGITS', 'PIN_TOO_EASY']);
  });
});

describe('R-D4 a travel notice', () => {
  const today = day('2026-11-21');
  const trip = { place: 'Portugal', from: day('2026-12-01'), to: day('2026-12-10') };

  const refused: readonly [TravelRefusalCode, Partial<typeof trip>, number, unknown][] = [
    ['PLACE_WRONG', { place: '' }, 0, undefined],
    ['TRAVEL_IN_THE_PAST', { from: day('2026-11-20') }, 0, { today }],
    ['TRAVEL_ENDS_BEFORE_IT_BEGINS', { to: day('2026-11-30') }, 0, undefined],
    [
      'TRAVEL_TOO_FAR_AHEAD',
      { from: day('2027-11-22'), to: day('2027-11-22') },
      0,
      { latestFrom: '2027-11-21' },
    ],
    ['TRAVEL_TOO_LONG', { to: day('2027-03-01') }, 0, { latestTo: '2027-02-28' }],
    ['TOO_MANY_TRAVEL_NOTICES', {}, 10, undefined],
  ];
  test('has a row here for each refusal, in the order of the contract', () => {
    expect(refused.map(([code]) => code)).toEqual(Object.keys(travelRefusals));
  });

  test.each(refused)('is refused with %s', (code, change, known, data) => {
    expect(refuseTrip({ ...trip, ...change }, today, known)).toEqual(
      data === undefined ? { code } : { code, data },
    );
  });

  test('is refused for the first of several reasons', () => {
    const wrong = { place: '<b>x</b>', from: day('2026-01-01'), to: day('2025-01-01') };
    expect(refuseTrip(wrong, today, 10)?.code).toBe('PLACE_WRONG');
    expect(refuseTrip({ ...wrong, place: 'Peru' }, today, 10)?.code).toBe('TRAVEL_IN_THE_PAST');
  });

  test.each([
    ['today and today', '2026-11-21', '2026-11-21'],
    ['90 days', '2026-12-01', '2027-02-28'],
    ['a year ahead', '2027-11-21', '2028-02-18'],
  ])('can be of %s', (_, from, to) => {
    expect(refuseTrip({ ...trip, from: day(from), to: day(to) }, today, 9)).toBeNull();
  });

  test.each(['2027-03-01', '9999-12-31'])('can not last until %s', (to) => {
    expect(refuseTrip({ ...trip, to: day(to) }, today, 0)?.code).toBe('TRAVEL_TOO_LONG');
  });

  test.each([
    'Portugal',
    'Côte d’Ivoire',
    'Trinidad & Tobago',
    '日本',
    'Korea (South)',
    'St. Kitts',
  ])('names a place such as %s', (place) => {
    expect(refuseTrip({ ...trip, place }, today, 0)).toBeNull();
  });

  test.each(['', '   ', '42', '<b>x</b>', 'Peru\u202e', '=SUM(A1)', 'a\nb', 'x;y'])(
    'names no place such as %j',
    (place) => {
      expect(refuseTrip({ ...trip, place }, today, 0)?.code).toBe('PLACE_WRONG');
    },
  );
});

describe('R-D10 a new card', () => {
  const today = day('2026-11-21');

  test('has a number that no draw makes the old one, and every other can be drawn', () => {
    const drawn = new Set(
      Array.from({ length: 9_999 }, (_, draw) => issueReplacement('4242', draw, today).lastFour),
    );
    expect(drawn.size).toBe(9_999);
    expect(drawn.has('4242')).toBe(false);
    expect([drawn.has('0000'), drawn.has('9999')]).toEqual([true, true]);
  });

  test('works for four years and is here in a week', () => {
    expect(issueReplacement('4242', 7, today)).toEqual({
      lastFour: '0007',
      expires: '2030-11',
      arrivesBy: '2026-11-28',
    });
  });
});

describe('R-D10 a card', () => {
  test.each<[string, string, boolean]>([
    ['2029-09', '2029-08-31', false],
    ['2029-09', '2029-09-30', false],
    ['2029-09', '2029-10-01', true],
    ['2029-12', '2030-01-01', true],
  ])('whose last month is %s, on %s, has expired: %s', (expires, today, expected) => {
    const issue = { ...basis.issue, expires };
    expect(hasExpired({ issue }, day(today))).toBe(expected);
    const reason = expected ? 'expired' : 'locked';
    const locked = { issue, lockedAs: 'by-member' } as const;
    const funds = { available: cents(0), overdraft: cents(0) };
    expect(declineDebit(cents(1), { ...debit, ...locked }, funds, day(today))).toBe(reason);
    expect(declineCredit(cents(1), { ...credit, ...locked }, day(today))).toBe(reason);
  });
});

describe('R-D3 utilization', () => {
  test.each([
    [0, 15_000_00, 0],
    [3_247_50, 15_000_00, 22],
    [74_99, 15_000_00, 0],
    [75_00, 15_000_00, 1],
    [15_000_00, 15_000_00, 100],
    [16_000_00, 15_000_00, 107],
    [-50_00, 15_000_00, 0],
  ])('of a balance of %d on %d cents is %d percent', (balance, limit, percent) => {
    expect(utilizationPercent(cents(balance), cents(limit))).toBe(percent);
  });

  test('the remaining amount ends at the spending limit, and at zero', () => {
    expect(availableCredit(cents(3_000_00), cents(10_000_00))).toBe(7_000_00);
    expect(availableCredit(cents(3_000_00), cents(2_000_00))).toBe(0);
  });
});
