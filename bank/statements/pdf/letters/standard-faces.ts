import { type Font, widthsOf } from '../helvetica.ts';
import type { PdfObjects } from '../pdf-objects.ts';
import { addFontFile } from './embedded-font.ts';
import { type FontTables, readWoff, writeSfnt } from './sfnt.ts';

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
