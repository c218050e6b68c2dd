import { type Font, fontNames, type EmbedFace } from './helvetica.ts';
import { embedFont } from './letters/embedded-font.ts';
import type { MergedFont } from './letters/merged-font.ts';
import { PdfObjects, references, utf16 } from './pdf-objects.ts';
import { letterFontName, pageHeight, type PdfPage, pageWidth } from './pdf-page.ts';
import { type StructureElement, writeStructure } from './pdf-structure.ts';

/** The document's properties for readers of PDF. */
export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** A language tag such as `en-US`. */
  readonly language: string;
}

/**
 * A PDF 1.7 as text: pages, the fonts, and the structure that a screen reader goes by (ISO 32000-1,
 * 14.8). It holds no time and no random number, so the same content has the same bytes.
 *
 * @param letters What is embedded besides the two standard fonts; undefined where they have all letters.
 * @param embedFace Embeds a font for each of these; where it is undefined, readers take their own.
 */
export function writePdf(
  { title, author, language }: DocumentFacts,
  pages: readonly PdfPage[],
  root: StructureElement,
  letters: MergedFont | undefined,
  embedFace: EmbedFace | undefined,
): string {
  const objects = new PdfObjects();
  const catalog = objects.reserve();
  const tree = objects.reserve();
  const fonts = (Object.keys(fontNames) as Font[]).map((font) => {
    const number = embedFace
      ? embedFace(objects, font)
      : objects.add(
          `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
        );
    return `/${fontNames[font]} ${number} 0 R`;
  });
  if (letters?.isUsed) {
    fonts.push(`/${letterFontName} ${embedFont(objects, letters)} 0 R`);
  }
  const pageNumbers = pages.map((page, index) => {
    const content = page.content();
    const stream = objects.add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    return objects.add(
      [
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}]`,
        `/Resources << /Font << ${fonts.join(' ')} >> >>`,
        `/Contents ${stream} 0 R /StructParents ${index} /Tabs /S >>`,
      ].join(' '),
    );
  });
  objects.write(
    tree,
    `<< /Type /Pages /Count ${pages.length} /Kids [${references(pageNumbers)}] >>`,
  );
  const structure = writeStructure(objects, root, pageNumbers);
  objects.write(
    catalog,
    [
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${textString(language)}`,
      `/MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R`,
      '/ViewerPreferences << /DisplayDocTitle true >> >>',
    ].join(' '),
  );
  const info = objects.add(`<< /Title ${textString(title)} /Author ${textString(author)} >>`);
  return objects.file(catalog, info);
}

/** Text about the document, in UTF-16 (ISO 32000-1, 7.9.2.2). */
function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}
