import { useRef } from 'react';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { NextDays } from './next-days.tsx';
import { forecastWords } from './words.ts';

/** The next 30 days, above whatever is shown. */
export default function ForecastDialog(dialog: DialogOpen) {
  const words = useWords(forecastWords);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="plan" onOpened={() => dialog.onOpenChange(false)} />}
      initialFocus={body}
    >
      <div ref={body} tabIndex={-1} className="-mt-3 pt-3 outline-none">
        <NextDays />
      </div>
    </Dialog>
  );
}
