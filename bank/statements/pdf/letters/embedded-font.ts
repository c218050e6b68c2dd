import { fourDigits, type PdfObjects, utf16 } from '../pdf-objects.ts';
import type { MergedFont } from './merged-font.ts';
import { viewOf } from './sfnt.ts';

const name = '/PASSBK+NotoSans';

/** The most mappings in a section of a CMap (Adobe Technical Note #5014). */
const mappingsInSection = 100;

/**
 * Writes the font with a width and a text for each glyph, so that what is copied or searched is what was written
 * (ISO 32000-1, 9.7 and 9.10.3). Returns its number; a code is the number of a glyph, in two bytes.
 */
export function embedFont(objects: PdfObjects, font: MergedFont): number {
  const descriptor = addFontFile(
    objects,
    name,
    font.file(),
    '/Flags 4 /FontBBox [-1000 -500 2500 1200] /Ascent 1069 /Descent -293 /CapHeight 714',
  );
  const glyphs = objects.add(
    [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDToGIDMap /Identity`,
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
      `/FontDescriptor ${descriptor} 0 R /W [0 [${font.advances.join(' ')}]] >>`,
    ].join(' '),
  );
  const map = toUnicode(font.texts);
  const texts = objects.add(`<< /Length ${map.length} >>\nstream\n${map}\nendstream`);
  return objects.add(
    [
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H`,
      `/DescendantFonts [${glyphs} 0 R] /ToUnicode ${texts} 0 R >>`,
    ].join(' '),
  );
}

/** Writes the file of a font and its descriptor, of which it returns the number. */
export function addFontFile(
  objects: PdfObjects,
  fontName: string,
  file: Uint8Array,
  metrics: string,
): number {
  const data = ascii85(file);
  const fontFile = objects.add(
    `<< /Length ${data.length} /Length1 ${file.length} /Filter /ASCII85Decode >>\nstream\n${data}\nendstream`,
  );
  return objects.add(
    [
      `<< /Type /FontDescriptor /FontName ${fontName} ${metrics} /ItalicAngle 0 /StemV 88`,
      `/FontFile2 ${fontFile} 0 R >>`,
    ].join(' '),
  );
}

function toUnicode(texts: ReadonlyMap<number, string>): string {
  const mappings = [...texts].map(([glyph, text]) => `<${fourDigits(glyph)}> <${utf16(text)}>`);
  const sections = Array.from(
    { length: Math.ceil(mappings.length / mappingsInSection) },
    (_, index) => mappings.slice(index * mappingsInSection, (index + 1) * mappingsInSection),
  );
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...sections.flatMap((section) => [`${section.length} beginbfchar`, ...section, 'endbfchar']),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/** Four bytes in five characters, in lines of a hundred, and the sign that ends them (ISO 32000-1, 7.4.3); a font is whole words. */
function ascii85(bytes: Uint8Array): string {
  const words: string[] = [];
  for (let place = 0; place < bytes.length; place += 4) {
    let rest = viewOf(bytes).getUint32(place);
    let word = '';
    for (let digit = 0; digit < 5; digit += 1) {
      word = String.fromCharCode(33 + (rest % 85)) + word;
      rest = Math.floor(rest / 85);
    }
    words.push(word === '!!!!!' ? 'z' : word, place % 80 === 76 ? '\n' : '');
  }
  return `${words.join('')}~>`;
}
