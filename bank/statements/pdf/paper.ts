import { breakLines } from './break-lines.ts';
import type { Cell } from './cells.ts';
import { textWidth } from './helvetica.ts';
import type { Letters } from './letters/letters.ts';
import {
  type Box,
  type Colour,
  PdfPage,
  type TextStyle,
  pageHeight,
  pageWidth,
} from './pdf-page.ts';
import { StructureElement } from './pdf-structure.ts';
import { winAnsi, isWinAnsi } from './win-ansi.ts';
import type { BankDependencies } from '../../bank-context.ts';

/** The space between the edge of the page and its content, left and right. */
export const margin = 54;

/** The right end of the page's content. */
export const rightEnd = pageWidth - margin;

const bottom = pageHeight - 66;

/** The colours of a statement: the brand's hue in the portal's shades, and ink. */
export function paletteOf(hue: number) {
  return {
    brand: oklch(0.372, 0.072, hue),
    soft: oklch(0.962, 0.014, hue),
    line: oklch(0.88, 0.012, hue),
    ink: oklch(0.238, 0.022, hue),
    muted: oklch(0.468, 0.016, hue),
    white: [1, 1, 1] satisfies Colour,
  };
}
type Palette = ReturnType<typeof paletteOf>;

/** The pages of a document as they fill from top to bottom. */
export class Paper {
  readonly pages: PdfPage[] = [];
  /** The content for reading out, in its order. */
  readonly document = new StructureElement('Document');
  readonly palette: Palette;
  /** Where the next thing begins, from the upper edge of the page. */
  top = 0;
  readonly letters: Letters | undefined;
  readonly #beginPage: (paper: Paper) => void;

  /**
   * @param letters Sets what the standard fonts have no letters for; without it they do what they can.
   * @param beginPage Draws the head of each page and says, by `top`, where what is read begins.
   */
  constructor(palette: Palette, letters: Letters | undefined, beginPage: (paper: Paper) => void) {
    this.palette = palette;
    this.letters = letters;
    this.#beginPage = beginPage;
    this.newPage();
  }

  get page(): PdfPage {
    const page = this.pages.at(-1);
    if (!page) {
      throw new Error('There is no page yet');
    }
    return page;
  }

  newPage(): void {
    this.pages.push(new PdfPage(this.pages.length));
    this.#beginPage(this);
  }

  /** Whether so much still has room on this page. */
  hasRoom(height: number): boolean {
    return this.top + height <= bottom;
  }

  /** A text in one line, as part of that element; it does not move `top`. */
  write(element: StructureElement, text: string, x: number, baseline: number, style: TextStyle) {
    this.page.text(element, this.cellsOf(text), x, baseline, style);
  }

  /** The same, not to be read out. */
  writeFurniture(text: string, x: number, baseline: number, style: TextStyle): void {
    this.page.furniture(this.cellsOf(text), x, baseline, style);
  }

  paint(box: Box, colour: Colour): void {
    this.page.paint(box, colour);
  }

  /** A text over as many lines, and pages, as it needs; `top` is below it then. */
  writeLines(
    element: StructureElement,
    text: string,
    { x, width, leading }: { x: number; width: number; leading: number },
    style: TextStyle,
  ): void {
    for (const line of this.linesOf(text, style, width)) {
      if (!this.hasRoom(leading)) {
        this.newPage();
      }
      this.page.text(element, line, x, this.top + style.size, style);
      this.top += leading;
    }
  }

  /** The cells of a text in a line. */
  cellsOf(text: string): readonly Cell[] {
    return this.letters?.cellsOf(text) ?? winAnsi(text);
  }

  /** How wide a text is in that style, in points. */
  widthOf(text: string, { font, size }: TextStyle): number {
    return textWidth(this.cellsOf(text), font, size);
  }

  /** A text in that style as lines, none wider than so many points. */
  linesOf(text: string, { font, size }: Pick<TextStyle, 'font' | 'size'>, width: number): Cell[][] {
    return breakLines(this.cellsOf(text), font, size, width);
  }
}

/**
 * A colour of OKLCH in the red, green and blue of screens and printers (CSS Color 4, §9.2), so that the statement has the
 * hue of the portal. Values beyond their range are cut off.
 */
function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    channel(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
    channel(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
    channel(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s),
  ];
}

/** From linear light to the written value, rounded so that every machine writes the same. */
function channel(light: number): number {
  const value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255) / 255;
}

/** How much of the page a heading takes. */
export const headingHeight = 20;

/** Heads what stands below it, from the left margin on or from `x`. */
export function heading(paper: Paper, text: string, x = margin): void {
  const style = { font: 'Helvetica-Bold', size: 11, colour: paper.palette.brand } as const;
  paper.write(paper.document.add('H2'), text, x, paper.top + 11, style);
  paper.top += headingHeight;
}

/** The letters of a document that the standard fonts lack; undefined where they have all of them. */
export async function lettersFor(
  printed: object,
  fonts: BankDependencies['letterFonts'],
): Promise<Letters | undefined> {
  const said = JSON.stringify(printed);
  if (!fonts || isWinAnsi(said)) {
    return undefined;
  }
  // Loaded with the first name that needs it: in a tab most documents do without.
  const { openLetters } = await import('./letters/open-letters.ts');
  return await openLetters(fonts, said);
}
