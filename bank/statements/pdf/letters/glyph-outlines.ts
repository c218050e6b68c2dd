import { viewOf } from './sfnt.ts';

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
export function boxOf(outline: Uint8Array): readonly [number, number, number, number] {
  if (outline.length === 0) {
    return [0, 0, 0, 0];
  }
  const view = viewOf(outline);
  return [view.getInt16(2), view.getInt16(4), view.getInt16(6), view.getInt16(8)];
}

/** The same outline where the glyphs that it is composed of have other numbers. */
export function renumbered(outline: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
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
export function composed(
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
