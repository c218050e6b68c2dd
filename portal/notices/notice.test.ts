import { describe, expect, it } from 'vitest';
import type { EventNotice } from '#contract/events/events.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { latestOf } from './notice.tsx';

describe('R-B2 the notifications', () => {
  it('tell of each thing how it stands now, and nothing of how it stood before', () => {
    const notices = [about('transfer a', 4), about('bill b', 3), about('transfer a', 2)];
    expect(latestOf(notices)).toEqual([notices[0], notices[1]]);
  });

  it('tell of everything that stands alone', () => {
    const notices = [about('event 2', 2), about('event 1', 1)];
    expect(latestOf(notices)).toEqual(notices);
  });
});

function about(subject: string, sequence: number): EventNotice {
  const event = { kind: 'sign-in' as const, sequence, at: sequence as EpochMs };
  return { event, subject, isRead: false };
}
