import { expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { dayOf, scheduleOf } from './schedule-draft.ts';
import { emptyDraft } from './transfer-draft.ts';

const later = { ...emptyDraft, when: 'later', date: '2026-12-01', repeat: 'monthly' } as const;

test('R-T1 The day counts while a later one is chosen, and only a whole one', () => {
  expect(dayOf(later)).toBe('2026-12-01');
  expect(dayOf({ ...later, when: 'now' })).toBeNull();
  expect(dayOf({ ...later, date: '' })).toBeNull();
});

test('R-T1 What is scheduled is what would be sent, with its day and how often', () => {
  const transfer: TransferRequestInput = {
    kind: 'internal',
    from: 'checking',
    to: 'savings',
    amount: cents(5_00),
  };
  expect(scheduleOf(later, transfer)).toEqual({ transfer, date: '2026-12-01', repeat: 'monthly' });
});
