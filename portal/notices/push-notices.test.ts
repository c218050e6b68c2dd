import { expect, it } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { MemberEvent } from '#contract/events/events.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { isPushed } from './push-notices.tsx';

const place = { sequence: 1, at: 0 as EpochMs };
const transfer = (status: 'processing' | 'completed'): MemberEvent => ({
  ...place,
  kind: 'transfer',
  transferId: '' as never,
  transferKind: 'zelle',
  status,
  amount: cents(100),
  toName: 'Ana Ruiz',
});

it.each<[MemberEvent, boolean]>([
  [transfer('processing'), false],
  [transfer('completed'), true],
  [{ ...place, kind: 'sign-in' }, true],
  [{ ...place, kind: 'security', change: 'password-changed' }, true],
  [{ ...place, kind: 'message', message: 1, from: 'member' }, false],
  [{ ...place, kind: 'message', message: 2, from: 'staff' }, true],
])('R-P5 of %o the browser shows a notification: %s', (event, shown) => {
  expect(isPushed(event)).toBe(shown);
});
