import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../browser/brand.ts';
import { capabilities } from '../capabilities.ts';
import type { Capability } from '../capability.ts';

const alike: ReadonlySet<string> = new Set([
  'Auto',
  'Euro',
  'PIN',
  'Personal',
  'Plan',
  'Zelle',
  brand.name,
]);

const portal = join(import.meta.dirname, '..');
/** All files with a table of sentences in both languages, which they export. */
const groups = globSync('**/*.{ts,tsx}', { cwd: portal }).filter(
  (file) =>
    !/\.test\./.test(file) &&
    /\ben, es\b|^ {2}es: |\bes: \w+ \}/m.test(readFileSync(join(portal, file), 'utf8')),
);

describe.each(groups)('the words of %s', async (group) => {
  const tables = Object.entries((await import(join(portal, group))) as object).filter(isTable);
  const words = (language: 'en' | 'es') =>
    leavesOf(Object.fromEntries(tables.map(([name, table]) => [name, table[language]])));
  const [en, es] = [words('en'), words('es')];

  test('are the same in number and name in both languages', () => {
    expect(en.size).toBeGreaterThan(0);
    expect([...es.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  });

  test('say something in both languages, and in Spanish something else than in English', () => {
    const wrong = [...en].filter(([name, english]) => {
      const said = textsOf(english, es.get(name));
      return said !== null && !areTranslated(...said);
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('end in one full stop where a value ends in one itself', () => {
    const doubled = [...en, ...es].flatMap(([, sentence]) => {
      const said =
        typeof sentence === 'function' ? say(sentence, ofEverything('Acme Inc.')) : sentence;
      return said !== null && /(?<!\.)\.\.(?=\s|$)/.test(said) ? [said] : [];
    });
    expect(doubled).toEqual([]);
  });

  test('say of one thing that it is one', () => {
    const several = [...en, ...es].flatMap(([name, sentence]) => {
      const said =
        typeof sentence === 'function' && !group.endsWith('refusal-words.ts')
          ? ofOnes(sentence)
          : null;
      return said !== null && severalOfOne.test(said) ? [`${name}: ${said}`] : [];
    });
    expect(several).toEqual([]);
  });
});

test('Every place and dialog has its name and search words in both languages', () => {
  const declared = capabilities.flatMap(({ places, dialogs }: Capability<string, string>) =>
    Object.values({ ...places, ...dialogs }),
  );
  const said = declared.flatMap(({ name, also }) => (also === undefined ? [name] : [name, also]));
  expect(said.length).toBeGreaterThan(declared.length);
  expect(said.filter(({ en, es }) => !areTranslated(en, es))).toEqual([]);
});

interface BothLanguages {
  readonly en: object;
  readonly es: object;
}

function isTable(exported: [string, unknown]): exported is [string, BothLanguages] {
  const [, table] = exported;
  return typeof table === 'object' && table !== null && 'en' in table && 'es' in table;
}

type Leaf = string | ((...values: unknown[]) => unknown);

/** Every sentence of a group under its path, such as `form.faults.name needed`. */
function leavesOf(words: object, path = ''): ReadonlyMap<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || typeof value === 'function') found.set(name, value as Leaf);
    else if (typeof value === 'object' && value !== null)
      for (const [below, leaf] of leavesOf(value, name)) found.set(below, leaf);
  }
  return found;
}

/**
 * The sentence in both languages. A function is called with a made-up value; null where no value suits both, as they may
 * look it up.
 */
function textsOf(english: Leaf, spanish: Leaf | undefined): [string, string] | null {
  if (typeof english === 'string' || typeof spanish !== 'function')
    return [String(english), typeof spanish === 'string' ? spanish : ''];
  for (const value of madeUp) {
    const said = [say(english, value), say(spanish, value)] as const;
    if (said[0] !== null && said[1] !== null) return [said[0], said[1]];
  }
  return null;
}

function areTranslated(english: string, spanish: string): boolean {
  if (spanish.trim() === '') return false;
  const hasWords = /\p{Letter}/u.test(english.replaceAll(someText, ''));
  return english !== spanish || alike.has(english) || !hasWords;
}

function say(sentence: (...values: unknown[]) => unknown, value: unknown): string | null {
  try {
    const said = sentence(value, value, value, value);
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    return /undefined|NaN|null/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** The words that can follow a 1: units of time, and counted things. Limits and amounts are not. */
const severalOfOne =
  /(?<![\d.,$/-])1 (?:days|hours|minutes|months|payments|transactions|recipients|smaller ones|días|horas|minutos|meses|pagos|movimientos|destinatarios|más pequeñas|activos)\b|\b[Oo]tros 1\b/;

/** A sentence with each number set to 1, also within an object argument. */
function ofOnes(sentence: (...values: unknown[]) => unknown): string | null {
  const isOfAnObject = /^(?:function)?\s*\w*\(?\s*\{/.test(sentence.toString());
  const ones = new Proxy({}, { get: () => 1 });
  try {
    return JSON.stringify(isOfAnObject ? sentence(ones) : sentence(1, 1, 1, 1));
  } catch {
    return null;
  }
}

/** A day that serves as a number as well; a card, which sentences look up; and a list. */
const madeUp: readonly unknown[] = [
  ofEverything('2026-11-21'),
  ofEverything('Debit Card'),
  ['one', 'one'],
];
const someText = /2026-11-21|Debit Card|one/g;

/** Text that counts as 5, and returns itself under every name that texts lack. */
function ofEverything(text: string): object {
  const value: object = new Proxy(Object(text) as object, {
    get(target, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 5 : text);
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own === 'function') return own.bind(target) as unknown;
      return own === undefined && typeof name === 'string' ? value : own;
    },
  });
  return value;
}
