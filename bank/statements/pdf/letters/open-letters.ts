import bidiFactory from 'bidi-js';
import { loadOnce } from '../../../formats/load-once.ts';
import { fontsFor, type LetterFont, letterFonts, type LetterFontSource } from './letter-fonts.ts';
import { Letters } from './letters.ts';
import { LoadedFont } from './loaded-font.ts';
import { readWoff } from './sfnt.ts';

type Shelf = Readonly<Record<LetterFont, () => Promise<LoadedFont>>>;

/** Each font is read once. */
const shelves = new WeakMap<LetterFontSource, Shelf>();

const bidi = bidiFactory();

/** Prepares the letters for the texts of a document; the given text has all of them. */
export async function openLetters(source: LetterFontSource, text: string): Promise<Letters> {
  const shelf = shelfOf(source);
  const [first, ...others] = fontsFor(text.normalize('NFC'));
  if (!first) {
    throw new Error('No font has any letter');
  }
  return new Letters(
    [await shelf[first](), ...(await Promise.all(others.map((font) => shelf[font]())))],
    bidi,
  );
}

function shelfOf(source: LetterFontSource): Shelf {
  const known = shelves.get(source);
  if (known) {
    return known;
  }
  const shelf = Object.fromEntries(
    letterFonts.map((font) => [font, loadOnce(() => load(source, font))]),
  ) as Shelf;
  shelves.set(source, shelf);
  return shelf;
}

async function load(source: LetterFontSource, font: LetterFont): Promise<LoadedFont> {
  return new LoadedFont(await readWoff(await source.read(font), source.inflate));
}
