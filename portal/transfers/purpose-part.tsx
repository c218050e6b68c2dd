import { Suspense } from 'react';
import { brand } from '../browser/brand.ts';
import { Button, buttonClass } from '../design-system/parts/button.tsx';
import { lazyPart } from '../design-system/parts/lazy-part.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { telephoneHref } from '../design-system/parts/telephone.ts';
import { useWords } from '../language/sentences.ts';
import { stopFirstWords } from './stop-first-words.ts';
import type { PurposeQuestionProps } from './purpose-question.tsx';
import type { AskedPurpose } from './use-purpose.ts';

const PurposeQuestion = lazyPart(() => import('./purpose-question.tsx'));

/** In a review: what the payment is for, where that is asked; nothing otherwise. */
export function PurposePart({ purpose, ...shown }: PurposeQuestionProps) {
  return purpose.asks ? (
    <Suspense fallback={null}>
      <PurposeQuestion {...shown} purpose={purpose} />
    </Suspense>
  ) : null;
}

/** At the foot of a review whose answer is a sure sign of fraud: to stop and call comes first, to go on is possible. */
export function StopFirst({ purpose, onStop }: { purpose: AskedPurpose; onStop: () => void }) {
  const words = useWords(stopFirstWords);
  const stop = () => {
    onStop();
    // Not every device that shows this can call.
    showToast({ title: words.stopped, description: words.callUs(brand.phone), tone: 'info' });
  };
  return (
    <>
      <Button tone="secondary" onClick={purpose.goOn}>
        {words.goOn}
      </Button>
      <a href={telephoneHref(brand.phone)} onClick={stop} className={buttonClass({})}>
        {words.stopAndCall(brand.phone)}
      </a>
    </>
  );
}
