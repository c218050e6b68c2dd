import { useLayoutEffect } from 'react';
import { titleWords } from './words/titles.ts';
import { useWords } from './words/words.ts';

/** Writes the title of the browser's tab. A screen that says more sets its own in an effect, which comes after this. */
export function useTitle(name: keyof typeof titleWords.en): void {
  const title = useWords(titleWords)[name];
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
