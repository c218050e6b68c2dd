import type { Dispute } from '#contract/disputes/disputes.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** A step of a dispute: done on a day, due on one, or not needed any more. */
export interface TrackerStep {
  readonly step: 'opened' | 'credit' | 'decision' | 'withdrawn' | 'takeBack';
  readonly state: 'done' | 'due' | 'not-needed';
  /** Of what is done or due. */
  readonly date: LocalDate;
}

/** The steps of a dispute in the order of time. */
export function trackerSteps(dispute: Dispute): readonly TrackerStep[] {
  const { status, openedOn, creditedOn, creditBy, endedOn, decideBy } = dispute;
  const { takeBackOn, takenBackOn } = dispute;
  const steps: TrackerStep[] = [{ step: 'opened', state: 'done', date: openedOn }];
  if (creditedOn !== null) steps.push({ step: 'credit', state: 'done', date: creditedOn });
  else {
    steps.push({ step: 'credit', state: endedOn === null ? 'due' : 'not-needed', date: creditBy });
  }
  const end = status === 'withdrawn' ? 'withdrawn' : 'decision';
  steps.push(
    endedOn === null
      ? { step: end, state: 'due', date: decideBy }
      : { step: end, state: 'done', date: endedOn },
  );
  if (takenBackOn !== null) steps.push({ step: 'takeBack', state: 'done', date: takenBackOn });
  else if (takeBackOn !== null) steps.push({ step: 'takeBack', state: 'due', date: takeBackOn });
  return steps;
}
