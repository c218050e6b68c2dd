import { useState } from 'react';
import { monthBefore } from '#contract/time/days.ts';
import type { LocalDate, LocalMonth } from '#contract/time/time.ts';
import { keep, kept } from '../../browser/browser-storage.ts';
import { localToday } from '../../language/format.ts';

const storageKey = 'dismissedLetter';

/** The days of a month on which the letter of the month before is new. */
const newDays = 7;

/** The month whose letter is new and was not dismissed in this browser, if there is one, and the way to dismiss it. */
export function useNewLetter(): [month: LocalMonth | null, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => kept(storageKey));
  const month = monthOfNewLetter(localToday());
  const dismiss = () => {
    keep(storageKey, month);
    setDismissed(month);
  };
  return [month === dismissed ? null : month, dismiss];
}

/** The month before, in the first week of a month; null after it. */
export function monthOfNewLetter(today: LocalDate): LocalMonth | null {
  if (Number(today.slice(8)) > newDays) return null;
  return monthBefore(today.slice(0, 7) as LocalMonth);
}
