import { describe, expect, it } from 'vitest';
import type { BillStatus } from '#contract/bills.ts';
import type { CardChange } from '#contract/cards.ts';
import { cents } from '#contract/cents.ts';
import type { MemberEvent } from '#contract/events.ts';
import type { BillPaymentId, TransferId } from '#contract/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time.ts';
import type { TransactionStatus } from '#contract/transactions.ts';
import { noticesOf, unreadCount } from './notices.ts';

describe('R-B2 the notifications', () => {
  it('tell of each transfer how it stands now, and nothing of how it stood before', () => {
    const events = [
      transfer('a', 'completed', 40),
      transfer('b', 'processing', 30),
      transfer('a', 'processing', 20),
    ];
    expect(noticesOf(events)).toEqual([events[0], events[1]]);
  });

  it('tell of each payment of a bill how it stands now', () => {
    const events = [bill('a', 'paid', 40), bill('b', 'scheduled', 30), bill('a', 'scheduled', 20)];
    expect(noticesOf(events)).toEqual([events[0], events[1]]);
  });

  it('tell of every sign-in', () => {
    const events = [signIn(20), signIn(10)];
    expect(noticesOf(events)).toEqual(events);
  });

  it('count as unread the transfers that changed after the member last looked', () => {
    const notices = [transfer('a', 'completed', 40), transfer('b', 'pending', 30)];
    expect(unreadCount(notices, 29 as EpochMs)).toBe(2);
    expect(unreadCount(notices, 30 as EpochMs)).toBe(1);
    expect(unreadCount(notices, 40 as EpochMs)).toBe(0);
  });

  it('count as unread a payment that was made or failed since', () => {
    expect(unreadCount([bill('a', 'failed', 40)], 39 as EpochMs)).toBe(1);
  });

  it('tell of every change of a card, and count it as unread', () => {
    const events = [card('unlocked', 40), card('locked', 30)];
    expect(noticesOf(events)).toEqual(events);
    expect(unreadCount(events, 30 as EpochMs)).toBe(1);
  });

  it('do not count a sign-in as unread', () => {
    expect(unreadCount([signIn(50)], 0 as EpochMs)).toBe(0);
  });
});

function transfer(id: string, status: TransactionStatus, at: number): MemberEvent {
  return {
    kind: 'transfer',
    sequence: at,
    at: at as EpochMs,
    transferId: id as TransferId,
    transferKind: 'zelle',
    status,
    amount: cents(5000),
    toName: 'Ana Ruiz',
  };
}

function bill(id: string, status: BillStatus, at: number): MemberEvent {
  return {
    kind: 'bill',
    sequence: at,
    at: at as EpochMs,
    paymentId: id as BillPaymentId,
    status,
    amount: cents(5000),
    payeeName: 'Electric Company',
    date: '2026-03-10' as LocalDate,
  };
}

function card(change: CardChange, at: number): MemberEvent {
  return {
    kind: 'card',
    sequence: at,
    at: at as EpochMs,
    change,
    cardType: 'Debit Card',
    cardNumber: '••••2946',
    amount: null,
    merchant: null,
  };
}

function signIn(at: number): MemberEvent {
  return { kind: 'sign-in', sequence: at, at: at as EpochMs };
}
