import { expect, test } from 'vitest';
import type { Dispute } from '#contract/disputes/disputes.ts';
import { trackerSteps } from './dispute-tracker.tsx';

const opened = {
  status: 'open',
  openedOn: '2026-03-02',
  creditBy: '2026-03-16',
  decideBy: '2026-04-16',
  creditedOn: null,
  endedOn: null,
  takeBackOn: null,
  takenBackOn: null,
} as Dispute;

test.each<[string, object, string[]]>([
  ['open', {}, ['opened done 03-02', 'credit due 03-16', 'decision due 04-16']],
  [
    'credited',
    { status: 'credited', creditedOn: '2026-03-16' },
    ['opened done 03-02', 'credit done 03-16', 'decision due 04-16'],
  ],
  [
    'decided early',
    { status: 'resolved-against', endedOn: '2026-03-05' },
    ['opened done 03-02', 'credit not-needed 03-16', 'decision done 03-05'],
  ],
  [
    'decided against, with a credit that leaves',
    {
      status: 'resolved-against',
      creditedOn: '2026-03-16',
      endedOn: '2026-03-20',
      takeBackOn: '2026-03-27',
    },
    ['opened done 03-02', 'credit done 03-16', 'decision done 03-20', 'takeBack due 03-27'],
  ],
  [
    'withdrawn after the credit',
    {
      status: 'withdrawn',
      creditedOn: '2026-03-16',
      endedOn: '2026-03-20',
      takeBackOn: '2026-03-20',
      takenBackOn: '2026-03-20',
    },
    ['opened done 03-02', 'credit done 03-16', 'withdrawn done 03-20', 'takeBack done 03-20'],
  ],
])('R-X6 the steps of a dispute say what is done and what is due: %s', (_, change, expected) => {
  const steps = trackerSteps({ ...opened, ...change });
  expect(steps.map(({ step, state, date }) => `${step} ${state} ${date.slice(5)}`)).toEqual(
    expected,
  );
});
