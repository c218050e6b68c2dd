import * as harfBuzz from 'harfbuzzjs';

/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

/**
 * The tables of a WOFF file of version 1 (W3C WOFF 1.0, §5).
 *
 * @param inflate Undoes zlib.
 */
export async function readWoff(
  file: Uint8Array,
  inflate: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<FontTables> {
  const view = viewOf(file);
  if (view.getUint32(0) !== 0x77_4f_46_46) {
    throw new Error('A font of letters is no WOFF file');
  }
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = 44 + index * 20;
    const place = view.getUint32(entry + 4);
    const compressedLength = view.getUint32(entry + 8);
    const data = file.subarray(place, place + compressedLength);
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const isCompressed = compressedLength < view.getUint32(entry + 12);
    // A copy that is a plain array: a host may give one whose slices share its memory.
    tables.set(tag, new Uint8Array(isCompressed ? await inflate(data) : data));
  }
  return tables;
}

/** A TrueType font file of these tables (OpenType 1.9, "Organization of an OpenType Font"). */
export function writeSfnt(tables: FontTables): Uint8Array {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const headLength = 12 + 16 * sorted.length;
  const length = sorted.reduce((sum, [, data]) => sum + padded(data.length), headLength);
  const file = new Uint8Array(length);
  const view = viewOf(file);
  const exponent = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x00_01_00_00);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 * 2 ** exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, 16 * (sorted.length - 2 ** exponent));
  let place = headLength;
  for (const [index, [tag, data]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    file.set(data, place);
    for (let letter = 0; letter < 4; letter += 1) {
      view.setUint8(entry + letter, tag.charCodeAt(letter));
    }
    view.setUint32(entry + 4, checksum(view, place, padded(data.length)));
    view.setUint32(entry + 8, place);
    view.setUint32(entry + 12, data.length);
    place += padded(data.length);
  }
  return file;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function checksum(view: DataView, place: number, length: number): number {
  let sum = 0;
  for (let offset = place; offset < place + length; offset += 4) {
    sum = (sum + view.getUint32(offset)) % 2 ** 32;
  }
  return sum;
}

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
