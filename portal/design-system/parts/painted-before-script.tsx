import { useSyncExternalStore } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

/** False on a page that was painted before its script, until the script has taken it over: a press would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}

/**
 * Whether the form of this page was sent before its script had arrived (see `starterCode`). True once: from here on forms
 * answer for themselves. A form sent on another page, without a screen that asks, does not count here.
 */
export function takeEarlySubmit(): boolean {
  const { dataset } = document.documentElement;
  const early = dataset['sent'] === window.location.pathname;
  dataset['sent'] = 'answered';
  return early;
}

/** Says, where the browser runs no scripts, that this page needs them. Stands in a page that is painted before its script. */
export function NeedsScript() {
  const words = useWords(partsWords);
  return (
    <noscript>
      <p className="text-small font-medium text-danger">{words.needsScript}</p>
    </noscript>
  );
}
