import * as harfBuzz from 'harfbuzzjs';
import { type FontTables, viewOf, writeSfnt } from './sfnt.ts';

/** A glyph within a cluster; places are in thousandths of the font size. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** The smallest unit of a drawn text: a letter with its marks, or several letters joined into a ligature. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** How far the next cluster is, in thousandths of the font size. */
  readonly advance: number;
}

/** A font that shapes texts, and tells the outlines of its glyphs. */
export class LoadedFont {
  readonly tables: FontTables;
  readonly #font: harfBuzz.Font;
  readonly #letters: ReadonlySet<number>;
  readonly #glyphPlaces: readonly number[];

  constructor(tables: FontTables) {
    const face = new harfBuzz.Face(new harfBuzz.Blob(writeSfnt(tables)));
    if (face.upem !== 1000 || !tables.has('glyf')) {
      throw new Error('A font of letters has no TrueType outlines of 1000 units');
    }
    this.tables = tables;
    this.#font = new harfBuzz.Font(face);
    this.#letters = new Set(face.collectUnicodes());
    this.#glyphPlaces = glyphPlaces(this);
  }

  /** Whether it has every character of a grapheme; joiners need no glyph. */
  has(grapheme: string): boolean {
    return Array.from(grapheme).every(
      (character) =>
        isJoiner(character) || this.#letters.has(character.codePointAt(0) ?? Number.NaN),
    );
  }

  /** A text of one direction and script as clusters, from the first letter to the last. */
  shape(text: string, rightToLeft: boolean): Cluster[] {
    const { LTR, RTL } = harfBuzz.Direction;
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(rightToLeft ? RTL : LTR);
    // Kerning would give the same letter several widths.
    harfBuzz.shape(this.#font, buffer, [new harfBuzz.Feature('kern', 0)]);
    return clustersOf(text, buffer);
  }

  table(tag: string): Uint8Array {
    const table = this.tables.get(tag);
    if (!table) {
      throw new Error(`A font of letters has no table ${tag}`);
    }
    return table;
  }

  /** The description of a glyph in the table `glyf`; empty where nothing is drawn. */
  outline(glyph: number): Uint8Array {
    return this.table('glyf').subarray(this.#glyphPlaces[glyph], this.#glyphPlaces[glyph + 1]);
  }
}

/** Zero width non-joiner and joiner, with which some scripts write. */
export function isJoiner(character: string): boolean {
  return character === '\u200C' || character === '\u200D';
}

function clustersOf(text: string, buffer: harfBuzz.Buffer): Cluster[] {
  const drawn = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(drawn.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  return starts.map((start, index) => {
    let advance = 0;
    const glyphs: PlacedGlyph[] = [];
    for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of drawn) {
      if (cluster === start) {
        glyphs.push({ glyph: codepoint, x: advance + xOffset, y: yOffset });
        advance += xAdvance;
      }
    }
    return { text: text.slice(start, starts[index + 1]), glyphs, advance };
  });
}

/** The beginning of each glyph, and the end of the last, in the table `glyf` (OpenType 1.9, `loca`). */
function glyphPlaces(font: LoadedFont): number[] {
  const loca = viewOf(font.table('loca'));
  const isLong = viewOf(font.table('head')).getInt16(50) === 1;
  const count = loca.byteLength / (isLong ? 4 : 2);
  return Array.from({ length: count }, (_, index) =>
    isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2,
  );
}
