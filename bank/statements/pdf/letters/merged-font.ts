import type { Cluster, LoadedFont } from './loaded-font.ts';
import { viewOf, writeSfnt } from './sfnt.ts';

interface Slot {
  readonly outline: Uint8Array;
  readonly advance: number;
  /** The text of the glyph; empty for a glyph that is only drawn as part of others. */
  readonly text: string;
}

/**
 * A font of the glyphs that a document draws, from whichever fonts they come. Each cluster is a glyph, and each glyph has
 * its character, so that text copied from the document is the written text.
 */
export class MergedFont {
  readonly #slots: Slot[] = [{ outline: new Uint8Array(), advance: 0, text: '' }];
  readonly #numbers = new Map<string, number>();
  readonly #fonts: readonly LoadedFont[];

  /** @param fonts Those that clusters may come from, at least one. */
  constructor(fonts: readonly LoadedFont[]) {
    this.#fonts = fonts;
  }

  /** The glyph that draws the cluster. */
  glyphOf(font: LoadedFont, { text, glyphs, advance }: Cluster): number {
    const source = this.#fonts.indexOf(font);
    const places = glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ');
    return this.#once(`${source}: ${places} ${advance} ${text}`, () => {
      const [only] = glyphs;
      const outline =
        only && glyphs.length === 1 && only.x === 0 && only.y === 0
          ? this.#outlineOf(font, only.glyph)
          : composed(
              glyphs.map((placed) => ({ ...placed, glyph: this.#part(font, placed.glyph) })),
              (glyph) => this.#slots[glyph]?.outline ?? new Uint8Array(),
            );
      return { outline, advance, text };
    });
  }

  /** A glyph without width or outline, for a character that is drawn by the glyph before it. */
  unseenGlyphOf(text: string): number {
    return this.#once(`unseen ${text}`, () => ({ outline: new Uint8Array(), advance: 0, text }));
  }

  /** Whether any cluster was drawn. */
  get isUsed(): boolean {
    return this.#slots.length > 1;
  }

  /** Of each glyph how far the next one is, in thousandths of the font size. */
  get advances(): number[] {
    return this.#slots.map(({ advance }) => advance);
  }

  /** The text of each glyph. */
  get texts(): ReadonlyMap<number, string> {
    return new Map(
      this.#slots.flatMap(({ text }, glyph) => (text === '' ? [] : [[glyph, text] as const])),
    );
  }

  /** The TrueType file, with the tables that a PDF wants of it (ISO 32000-1, 9.9). */
  file(): Uint8Array {
    const outlines = this.#slots.map(({ outline }) => outline);
    const places = [0];
    for (const { length } of outlines) {
      places.push((places.at(-1) ?? 0) + Math.ceil(length / 4) * 4);
    }
    const glyf = new Uint8Array(places.at(-1) ?? 0);
    const loca = new Uint8Array(places.length * 4);
    const hmtx = new Uint8Array(this.#slots.length * 4);
    for (const [glyph, place] of places.entries()) {
      viewOf(loca).setUint32(glyph * 4, place);
      glyf.set(outlines[glyph] ?? [], place);
    }
    for (const [glyph, { outline, advance }] of this.#slots.entries()) {
      viewOf(hmtx).setUint16(glyph * 4, advance);
      viewOf(hmtx).setInt16(glyph * 4 + 2, boxOf(outline)[0]);
    }
    return writeSfnt(
      new Map([
        ['glyf', glyf],
        ['head', this.#head()],
        ['hhea', this.#hhea()],
        ['hmtx', hmtx],
        ['loca', loca],
        ['maxp', this.#maxp()],
      ]),
    );
  }

  #part(font: LoadedFont, glyph: number): number {
    return this.#once(`${this.#fonts.indexOf(font)}: part ${glyph}`, () => ({
      outline: this.#outlineOf(font, glyph),
      advance: 0,
      text: '',
    }));
  }

  #outlineOf(font: LoadedFont, glyph: number): Uint8Array {
    return renumbered(font.outline(glyph), (part) => this.#part(font, part));
  }

  #once(key: string, make: () => Slot): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      return known;
    }
    // The parts of a composed glyph come before it.
    const slot = make();
    const glyph = this.#slots.push(slot) - 1;
    this.#numbers.set(key, glyph);
    return glyph;
  }

  #head(): Uint8Array {
    const head = this.#firstFont.table('head').slice();
    viewOf(head).setUint32(8, 0);
    viewOf(head).setInt16(50, 1);
    return head;
  }

  #hhea(): Uint8Array {
    const hhea = this.#firstFont.table('hhea').slice();
    viewOf(hhea).setUint16(34, this.#slots.length);
    return hhea;
  }

  /** The largest of each limit, with room for the clusters that are composed of several glyphs. */
  #maxp(): Uint8Array {
    const maxp = this.#firstFont.table('maxp').slice();
    const view = viewOf(maxp);
    for (let place = 6; place < maxp.length; place += 2) {
      view.setUint16(
        place,
        Math.max(...this.#fonts.map((font) => viewOf(font.table('maxp')).getUint16(place))),
      );
    }
    view.setUint16(4, this.#slots.length);
    // A character that is spelled has most, such as `[U+1F363]`.
    const parts = 10;
    view.setUint16(10, Math.max(view.getUint16(10), view.getUint16(6) * parts));
    view.setUint16(12, Math.max(view.getUint16(12), view.getUint16(8) * parts));
    view.setUint16(28, Math.max(view.getUint16(28), parts));
    view.setUint16(30, view.getUint16(30) + 1);
    return maxp;
  }

  get #firstFont(): LoadedFont {
    const [font] = this.#fonts;
    if (!font) {
      throw new Error('There is no font to merge');
    }
    return font;
  }
}

/** A glyph that is drawn as part of another, shifted by so many units. */
export interface Component {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

// Flags of components (OpenType 1.9, `glyf`, "Composite Glyph Description").
const argumentsAreWords = 0x0001;
const argumentsAreOffsets = 0x0002;
const hasScale = 0x0008;
const moreComponents = 0x0020;
const hasScaleXY = 0x0040;
const hasMatrix = 0x0080;

/** The smallest box around an outline, as its description says it. */
function boxOf(outline: Uint8Array): readonly [number, number, number, number] {
  if (outline.length === 0) {
    return [0, 0, 0, 0];
  }
  const view = viewOf(outline);
  return [view.getInt16(2), view.getInt16(4), view.getInt16(6), view.getInt16(8)];
}

/** The same outline where the glyphs that it is composed of have other numbers. */
function renumbered(outline: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) {
    return outline;
  }
  const copy = outline.slice();
  const view = viewOf(copy);
  let place = 10;
  let flags = moreComponents;
  while ((flags & moreComponents) !== 0) {
    flags = view.getUint16(place);
    view.setUint16(place + 2, numberOf(view.getUint16(place + 2)));
    place += 4 + ((flags & argumentsAreWords) === 0 ? 2 : 4) + scaleLength(flags);
  }
  return copy;
}

/** An outline composed of others. */
function composed(
  components: readonly Component[],
  outlineOf: (glyph: number) => Uint8Array,
): Uint8Array {
  const drawn = components.filter(({ glyph }) => outlineOf(glyph).length > 0);
  if (drawn.length === 0) {
    return new Uint8Array();
  }
  const boxes = drawn.map(({ glyph, x, y }) => {
    const [left, low, right, high] = boxOf(outlineOf(glyph));
    return [left + x, low + y, right + x, high + y] as const;
  });
  const outline = new Uint8Array(10 + 8 * drawn.length);
  const view = viewOf(outline);
  view.setInt16(0, -1);
  view.setInt16(2, Math.min(...boxes.map(([left]) => left)));
  view.setInt16(4, Math.min(...boxes.map(([, low]) => low)));
  view.setInt16(6, Math.max(...boxes.map(([, , right]) => right)));
  view.setInt16(8, Math.max(...boxes.map(([, , , high]) => high)));
  for (const [index, { glyph, x, y }] of drawn.entries()) {
    const place = 10 + 8 * index;
    const more = index < drawn.length - 1 ? moreComponents : 0;
    view.setUint16(place, argumentsAreWords | argumentsAreOffsets | more);
    view.setUint16(place + 2, glyph);
    view.setInt16(place + 4, x);
    view.setInt16(place + 6, y);
  }
  return outline;
}

function scaleLength(flags: number): number {
  if ((flags & hasScale) !== 0) return 2;
  if ((flags & hasScaleXY) !== 0) return 4;
  return (flags & hasMatrix) === 0 ? 0 : 8;
}
