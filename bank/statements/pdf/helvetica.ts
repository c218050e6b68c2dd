import type { Cell } from './cells.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { addFontFile } from './letters/embedded-font.ts';
import { type FontTables, readWoff, writeSfnt } from './letters/sfnt.ts';

/** The two standard fonts of a statement, for which fonts of the same widths are embedded. */
export type Font = 'Helvetica' | 'Helvetica-Bold';

/** The names by which pages call the fonts. */
export const fontNames: Readonly<Record<Font, string>> = {
  Helvetica: 'F1',
  'Helvetica-Bold': 'F2',
};

const firstCode = 32;

// Widths in thousandths of the font size, from Adobe's metrics of the fourteen standard fonts, but for five signs (`¯±µ·÷`)
// that Arimo, which is embedded, has otherwise.
const widths: Readonly<Record<Font, readonly number[]>> = {
  Helvetica: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    0, 556, 0, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0, 0, 222, 222,
    333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 0, 500, 667, 278, 333, 556, 556, 556, 556,
    260, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333, 576, 537, 333, 333,
    333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667,
    278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556,
    556, 556, 556, 556, 556, 549, 611, 556, 556, 556, 556, 500, 556, 500,
  ],
  'Helvetica-Bold': [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    0, 556, 0, 278, 556, 500, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0, 0, 278, 278,
    500, 500, 350, 556, 1000, 333, 1000, 556, 333, 944, 0, 500, 667, 278, 333, 556, 556, 556, 556,
    280, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333, 600, 556, 333, 333,
    333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667,
    278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611,
    611, 611, 611, 611, 611, 549, 611, 611, 611, 611, 611, 556, 611, 556,
  ],
};

/** The widths of the codes from 32 to 255, in thousandths of the font size. */
export function widthsOf(font: Font): readonly number[] {
  return widths[font];
}

/** How wide a text is, in points. */
export function textWidth(cells: readonly Cell[], font: Font, size: number): number {
  const width = cells.reduce<number>(
    (sum, cell) =>
      sum + (typeof cell === 'number' ? (widths[font][cell - firstCode] ?? 0) : cell.advance),
    0,
  );
  return (width * size) / 1000;
}

/** Writes the font that stands for a standard one, and returns the number of its object. */
export type EmbedFace = (objects: PdfObjects, font: Font) => number;

/** Reads the fonts that are embedded for the standard ones, of the letters of western Europe. */
export async function readFaces(
  readStandard: (font: Font) => Promise<Uint8Array>,
  inflate: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<EmbedFace> {
  const read = async (font: Font) => await readWoff(await readStandard(font), inflate);
  const [regular, bold] = await Promise.all([read('Helvetica'), read('Helvetica-Bold')]);
  return (objects, font) => embedFace(objects, font, font === 'Helvetica' ? regular : bold);
}

/** Writes the font, to be used by codes of WinAnsi (ISO 32000-1, 9.6.3). Returns its number. */
function embedFace(objects: PdfObjects, font: Font, tables: FontTables): number {
  const name = font === 'Helvetica' ? '/PASSBK+Arimo' : '/PASSBK+Arimo-Bold';
  const descriptor = addFontFile(
    objects,
    name,
    writeSfnt(new Map([...tables].filter(([tag]) => wanted.has(tag)))),
    '/Flags 32 /FontBBox [-550 -310 2030 1050] /Ascent 905 /Descent -212 /CapHeight 716',
  );
  return objects.add(
    [
      `<< /Type /Font /Subtype /TrueType /BaseFont ${name} /Encoding /WinAnsiEncoding`,
      `/FirstChar 32 /LastChar 255 /Widths [${widthsOf(font).join(' ')}]`,
      `/FontDescriptor ${descriptor} 0 R >>`,
    ].join(' '),
  );
}

/** The tables that a PDF wants of a font without hints (ISO 32000-1, 9.9). */
const wanted = new Set(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
