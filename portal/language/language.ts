import { useLayoutEffect, useSyncExternalStore } from 'react';
import { brand } from '../browser/brand.ts';
import { keep, kept, onKeptElsewhere } from '../browser/browser-storage.ts';

/** The languages of the portal. A new one is a folder beside `en/`, and the compiler names what it lacks. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each as its own readers call it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** `portal/public/appearance.js` reads the key too, before the first paint. */
const key = 'language';
const listeners = new Set<() => void>();
let stopFollowing = () => {};

/** The pages that are painted before any script are in the language of the credit union. */
const painted: Language = brand.locale;

let current: Language | undefined;

/**
 * The language of the portal: the choice made in this browser, or on a first visit Spanish for a browser that prefers it,
 * and else the language of the credit union.
 */
export function chosenLanguage(): Language {
  current ??= readLanguage();
  return current;
}

/** See `chosenLanguage`. Anyone who shows anything in a language asks here, and is rendered again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, chosenLanguage, () => painted);
}

/** Makes this the language of every tab of this browser, now and on later visits. */
export function chooseLanguage(language: Language): void {
  keep(key, language);
  become(language);
}

/**
 * Tells the browser, and anyone who has the page read out, which language it is in. Stands inside what is rendered
 * with the page's words: on a page that was painted in another language they are hidden until then.
 */
export function usePageLanguage(): void {
  const language = useLanguage();
  useLayoutEffect(() => {
    if (language !== chosenLanguage()) return;
    document.documentElement.lang = language;
    delete document.documentElement.dataset['words'];
  }, [language]);
}

function readLanguage(): Language {
  if (typeof document === 'undefined') return painted;
  const chosen = kept(key);
  if (chosen === 'en' || chosen === 'es') return chosen;
  return /^es\b/i.test(navigator.language) ? 'es' : brand.locale;
}

function become(language: Language): void {
  current = language;
  for (const listener of listeners) listener();
}

function followOtherTabs(): void {
  become(readLanguage());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopFollowing = onKeptElsewhere([key], followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing();
  };
}
