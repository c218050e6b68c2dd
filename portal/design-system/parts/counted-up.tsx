import { useEffect, useState } from 'react';
import { type Cents, cents } from '#contract/money/cents.ts';
import { Balance } from './money.tsx';

/** Once for each page: a figure that counts up whenever it is seen again would be a toy. */
let wasCounted = false;

const durationMs = 400;

/** The count begins here, so that the figure has its number of digits from the first frame on. */
const from = 0.9;

/**
 * The balance of a screen, which counts up when it is first seen, unless less motion is wanted. Screen readers have the
 * balance at once.
 */
export function CountedUp({ amount }: { amount: Cents }) {
  const [part, setPart] = useState(() => (wasCounted || wantsLessMotion() ? 1 : from));
  useEffect(() => {
    if (wasCounted || wantsLessMotion()) return undefined;
    wasCounted = true;
    // The time of a frame can be before this moment: the first frame begins the count.
    let begun: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      begun ??= now;
      const rest = Math.max(0, 1 - (now - begun) / durationMs);
      setPart(1 - (1 - from) * rest ** 3);
      if (rest > 0) frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      setPart(1);
    };
  }, []);
  if (part === 1) return <Balance amount={amount} display />;
  return (
    <>
      <span className="sr-only">
        <Balance amount={amount} />
      </span>
      <span aria-hidden="true">
        <Balance amount={cents(Math.round(amount * part))} display />
      </span>
    </>
  );
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
