import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each test has its own page and removes it.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['en-US', null, 'en'],
  ['es-MX', null, 'es'],
  ['ES', null, 'es'],
  // Estonian.
  ['est', null, 'en'],
  ['fr-FR', null, 'en'],
  ['es-MX', 'en', 'en'],
  ['en-US', 'es', 'es'],
  ['en-US', 'klingon', 'en'],
])('a browser that prefers %s and has kept %s reads %s', async (preferred, kept, expected) => {
  openBrowser(preferred, { getItem: () => kept });
  expect(await readLanguage()).toBe(expected);
});

test('without access to local storage the browser decides, and a choice holds for the page', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  openBrowser('es', { getItem: denied, setItem: denied });
  const { chooseLanguage, chosenLanguage } = await import('./language.ts');
  expect(chosenLanguage()).toBe('es');
  chooseLanguage('en');
  expect(chosenLanguage()).toBe('en');
});

test('dates and amounts follow the language that is chosen', async () => {
  openBrowser('en-US', { getItem: () => null, setItem: () => undefined });
  const { chooseLanguage } = await import('./language.ts');
  const { formatDate } = await import('./format.ts');
  const day = '2026-11-21' as Parameters<typeof formatDate>[0];
  expect(formatDate(day)).toBe('Nov 21, 2026');
  chooseLanguage('es');
  expect(formatDate(day)).toBe('21 nov 2026');
});

function openBrowser(language: string, localStorage: Partial<Storage>): void {
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('localStorage', localStorage);
}

async function readLanguage(): Promise<string> {
  const { chosenLanguage } = await import('./language.ts');
  return chosenLanguage();
}
