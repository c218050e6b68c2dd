import { useLayoutEffect } from 'react';
import { usePageLanguage } from '../language/language.ts';
import { titleWords } from './title-words.ts';
import { useWords } from '../language/sentences.ts';

/** Writes the title of the browser's tab, and the language of the page. A screen that says more sets its own in an effect, which comes after this. */
export function useTitle(name: keyof typeof titleWords.en): void {
  usePageLanguage();
  const title = useWords(titleWords)[name];
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
