import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

/** The portal's English words that are in no Spanish sentence. */
const sentences = sentencesOfThePortal();
const english = differenceOf(wordsIn(sentences.en), wordsIn(sentences.es));
// The short names of months in Spanish.
for (const month of ['ago', 'may']) english.delete(month);

/** Names by others and texts by members: they are in no language of the bank. The longest first. */
const fromOutside = [
  'sample-payments.ts',
  'sample-card-uses.ts',
  'sample-transfers.ts',
  'sample-member.ts',
]
  .map((file) => `bank/sample/${file}`)
  .concat('brands/juniper-commons.json')
  .flatMap((file) => literalsIn(readFileSync(join(root, file), 'utf8')))
  .filter((text) => /^[A-Z]/.test(text) && text.length > 3)
  .toSorted((one, other) => other.length - one.length);

/** Each text and name on the page that holds a word which is English alone, with that word. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(textsAndNames);
  return [...new Set(said)].flatMap((text) => {
    const own = fromOutside
      .reduce((rest, name) => rest.replaceAll(name, ' '), text)
      .replaceAll(/\S+@\S+/g, ' ');
    const words = [...wordsOf(own)].filter((word) => english.has(word));
    return words.length === 0 ? [] : [`${words.join(' ')} in: ${text}`];
  });
}

/** In the page: every text that can be seen or heard, and every accessible name. */
function textsAndNames(): string[] {
  const found: string[] = [];
  const isEnglishByName = (element: Element) => element.closest('[lang=en]:not(html)') !== null;
  for (const element of document.body.querySelectorAll('*')) {
    if (isEnglishByName(element) || !element.checkVisibility()) continue;
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
      const value = element.getAttribute(name);
      if (value !== null) found.push(value);
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
      if (text !== '') found.push(text);
    }
  }
  return [...found, document.title];
}

/** The code of all tables of sentences by language: in each, the English ends with `const en`. */
function sentencesOfThePortal(): { readonly en: string; readonly es: string } {
  const files = globSync('portal/**/{words,*-words}.ts', { cwd: root });
  const [en, es] = [[], []] as [string[], string[]];
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    const [upToEnglish = ''] = /^[^]*?\nconst en\b(?:.*;|[^]*?\n\S.*;)\n/.exec(code) ?? [];
    en.push(upToEnglish);
    es.push(code.slice(upToEnglish.length));
  }
  return { en: en.join('\n'), es: es.join('\n') };
}

function wordsIn(code: string): Set<string> {
  return new Set(literalsIn(code).flatMap((text) => [...wordsOf(text)]));
}

/** The strings of a piece of code, without the values that are put into them. */
function literalsIn(code: string): string[] {
  const lines = code.replaceAll(/^import .*$/gm, '');
  return [
    ...lines.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
  ].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' '),
  );
}

/** Words of at least three letters: shorter words are written alike in many languages. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Letter}{3,}/gu) ?? []);
}

function differenceOf(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one].filter((word) => !other.has(word)));
}
