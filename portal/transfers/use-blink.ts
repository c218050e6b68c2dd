import { useEffect, useState } from 'react';

/** Spec §2: the counter blinks every 500 ms. */
const blinkMs = 500;

/** Alternates between false and true while `blinking`; stays true otherwise and with reduced motion. */
export function useBlink(blinking: boolean): boolean {
  const [lit, setLit] = useState(true);
  useEffect(() => {
    if (!blinking || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setLit((was) => !was), blinkMs);
    return () => {
      clearInterval(timer);
      setLit(true);
    };
  }, [blinking]);
  return lit;
}
