import { useEffect, useEffectEvent } from 'react';

const ownEscape = 'search, [role="menu"], [role="dialog"]';

/** Calls back on Escape, but not where the key has a meaning of its own: in a search, a menu or a dialog. */
export function useEscape(close: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const elsewhere = event.target instanceof Element && event.target.closest(ownEscape) !== null;
    if (!elsewhere) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
