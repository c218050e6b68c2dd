import type { Bidi } from 'bidi-js';
import type { Cell } from '../cells.ts';
import { graphemesOf, isUnseen, isWinAnsi, spelled, winAnsi } from '../win-ansi.ts';
import { type Cluster, isJoiner, type LoadedFont, type PlacedGlyph } from './loaded-font.ts';
import { MergedFont } from './merged-font.ts';

interface Grapheme {
  readonly text: string;
  readonly level: number;
  /** Whether it is drawn with the embedded font. */
  readonly isEmbedded: boolean;
}

/** The width of Noto Sans's space, in thousandths of the font size. */
const spaceAdvance = 260;

/** Sets the texts of one document: those of WinAnsi in the standard fonts, and other letters in a font of its own. */
export class Letters {
  /** The font for the document to embed. */
  readonly font: MergedFont;
  /** Whether a letter was in none of the fonts. */
  isIncomplete = false;
  readonly #fonts: readonly [LoadedFont, ...LoadedFont[]];
  readonly #bidi: Bidi;

  /** @param fonts The first one has the letters with which others are spelled. */
  constructor(fonts: readonly [LoadedFont, ...LoadedFont[]], bidi: Bidi) {
    this.#fonts = fonts;
    this.#bidi = bidi;
    this.font = new MergedFont(fonts);
  }

  /** The cells of a text, in the order in which it is read. */
  cellsOf(text: string): readonly Cell[] {
    const tidied = tidy(text);
    return isWinAnsi(tidied)
      ? winAnsi(text)
      : runsOf(this.#graphemesOf(tidied)).flatMap((run) => this.#cellsOfRun(run));
  }

  /** Word by word: a word in which any letter needs the embedded font is drawn with it as a whole. */
  #graphemesOf(text: string): Grapheme[] {
    const { levels } = this.#bidi.getEmbeddingLevels(text, 'ltr');
    const isEmbedded: boolean[] = [];
    for (const { 0: word, index } of text.matchAll(/[^ ]+| +/g)) {
      const isRightToLeft = levels.subarray(index, index + word.length).some((level) => level > 0);
      isEmbedded.push(
        ...Array.from({ length: word.length }, () => isRightToLeft || !isWinAnsi(word)),
      );
    }
    return graphemesOf(text).map(({ segment, index }) => ({
      text: segment,
      level: levels[index] ?? 0,
      isEmbedded: isEmbedded[index] ?? false,
    }));
  }

  #cellsOfRun(run: readonly Grapheme[]): Cell[] {
    const [first] = run;
    const text = run.map((grapheme) => grapheme.text).join('');
    if (!first?.isEmbedded) {
      return winAnsi(text);
    }
    const { level } = first;
    return this.#clustersOf(run, level % 2 === 1).flatMap(([font, cluster]) => {
      // Readers put what is written from right to left into order character by character, so each has a cell.
      const [character = '', ...others] = Array.from(cluster.text);
      const glyph = this.font.glyphOf(font, { ...cluster, text: character });
      const isSpace = character === ' ';
      return [
        { glyph, advance: cluster.advance, level, isSpace },
        ...others.map((other) => {
          const unseen = this.font.unseenGlyphOf(other);
          return { glyph: unseen, advance: 0, level, isSpace: false };
        }),
      ];
    });
  }

  /** Neighbours in the same font are shaped together. */
  #clustersOf(run: readonly Grapheme[], rightToLeft: boolean): (readonly [LoadedFont, Cluster])[] {
    const clusters: (readonly [LoadedFont, Cluster])[] = [];
    let together: { font: LoadedFont; text: string } | undefined;
    const shapeTogether = () => {
      if (together) {
        const { font, text } = together;
        clusters.push(...font.shape(text, rightToLeft).map((cluster) => [font, cluster] as const));
      }
      together = undefined;
    };
    const isWhole = (text: string) => this.#fonts.some((one) => one.has(text));
    for (const text of run.flatMap((one) =>
      isWhole(one.text) ? one.text : Array.from(one.text),
    )) {
      const font = this.#fonts.find((one) => one.has(text));
      if (font && text !== ' ') {
        if (together?.font !== font) {
          shapeTogether();
        }
        together = { font, text: `${together?.text ?? ''}${text}` };
      } else {
        shapeTogether();
        clusters.push([this.#fonts[0], this.#replacing(text)]);
      }
    }
    shapeTogether();
    return clusters;
  }

  /** A space, or a character spelled as a single glyph: text copied from there is still the written text. */
  #replacing(text: string): Cluster {
    if (text === ' ') return space;
    const glyphs: PlacedGlyph[] = [];
    let advance = 0;
    if (!isUnseen(text)) {
      this.isIncomplete = true;
      for (const letter of this.#fonts[0].shape(spelled(text), false)) {
        const from = advance;
        glyphs.push(...letter.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + from })));
        advance += letter.advance;
      }
    }
    return { glyphs, advance, text };
  }
}

const space: Cluster = { text: ' ', glyphs: [], advance: spaceAdvance };

/**
 * The text in NFC, with plain spaces, and without invisible characters, such as signs that turn the direction of writing.
 */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{C}/gu, (character) => (isJoiner(character) ? character : ''));
}

function runsOf(graphemes: readonly Grapheme[]): Grapheme[][] {
  const runs: Grapheme[][] = [];
  for (const grapheme of graphemes) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.isEmbedded === grapheme.isEmbedded && last.level === grapheme.level) {
      run?.push(grapheme);
    } else {
      runs.push([grapheme]);
    }
  }
  return runs;
}
