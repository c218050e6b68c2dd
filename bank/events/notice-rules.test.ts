import type { BillStatus } from '#contract/bills/bills.ts';
import { cents } from '#contract/money/cents.ts';
import type { MemberEvent } from '#contract/events/events.ts';
import type { BillPaymentId, TransferId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { describe, expect, it } from 'vitest';
import { noticesOf, type ReadMarks, unreadCount } from './notice-rules.ts';

const nothingRead: ReadMarks = { readUpTo: 0, read: new Set(), messagesSeenUpTo: 0 };

const unread = (events: readonly MemberEvent[], marks: Partial<ReadMarks> = {}) =>
  unreadCount(noticesOf(events, { ...nothingRead, ...marks }));

describe('R-B2 the notifications', () => {
  it('count of each transfer only how it stands now', () => {
    const events = [
      transfer('a', 'completed', 40),
      transfer('b', 'processing', 30),
      transfer('a', 'processing', 20),
    ];
    expect(unread(events)).toBe(2);
    expect(unread(events, { read: new Set([40]) })).toBe(1);
    expect(unread(events, { read: new Set([20]) })).toBe(2);
  });

  it('count of each payment of a bill only how it stands now', () => {
    const events = [bill('a', 'paid', 40), bill('b', 'scheduled', 30), bill('a', 'scheduled', 20)];
    expect(unread(events)).toBe(2);
  });

  it('count what came after the mark', () => {
    const events = [transfer('a', 'completed', 40), transfer('b', 'pending', 30)];
    expect(unread(events, { readUpTo: 29 })).toBe(2);
    expect(unread(events, { readUpTo: 30 })).toBe(1);
    expect(unread(events, { readUpTo: 40 })).toBe(0);
  });

  it('list a sign-in without counting it', () => {
    expect(noticesOf([signIn(50)], nothingRead)).toMatchObject([{ isRead: true }]);
    expect(unread([signIn(50)])).toBe(0);
  });

  it('tell of messages only what a person of the credit union wrote, until it was seen', () => {
    const events = [message('staff', 3), message('automatic', 2), message('member', 1)];
    expect(noticesOf(events, nothingRead).map(({ event }) => event)).toEqual([events[0]]);
    expect(unread(events)).toBe(1);
    expect(unread(events, { messagesSeenUpTo: 3 })).toBe(0);
  });
});

function transfer(id: string, status: TransactionStatus, sequence: number): MemberEvent {
  return {
    kind: 'transfer',
    sequence,
    at: sequence as EpochMs,
    transferId: id as TransferId,
    transferKind: 'zelle',
    status,
    amount: cents(5000),
    toName: 'Ana Ruiz',
  };
}

function bill(id: string, status: BillStatus, sequence: number): MemberEvent {
  return {
    kind: 'bill',
    sequence,
    at: sequence as EpochMs,
    paymentId: id as BillPaymentId,
    status,
    amount: cents(5000),
    payeeName: 'Electric Company',
    date: '2026-03-10' as LocalDate,
  };
}

function message(from: 'member' | 'automatic' | 'staff', sequence: number): MemberEvent {
  return { kind: 'message', sequence, at: sequence as EpochMs, message: sequence, from };
}

function signIn(sequence: number): MemberEvent {
  return { kind: 'sign-in', sequence, at: sequence as EpochMs };
}
