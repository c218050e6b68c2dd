import { type Cell, fromLeftToRight, type LetterCell } from './cells.ts';
import { type Font, fontNames, textWidth } from './helvetica.ts';
import { fourDigits } from './pdf-objects.ts';
import type { StructureElement } from './pdf-structure.ts';

/** A US letter, in points. */
export const pageWidth = 612;
export const pageHeight = 792;

/** The name by which pages call the font of the letters that the standard fonts lack. */
export const letterFontName = 'F3';

/** The thickness of the lines around such letters in bold style, as a factor of the font size: the font has one weight. */
const boldness = 0.035;

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** How a text looks. */
export interface TextStyle {
  readonly font: Font;
  readonly size: number;
  readonly colour: Colour;
  /** Whether `x` is the left or the right end of the text. */
  readonly align?: 'left' | 'right';
}

/** A rectangle; `top` is how far its upper edge is from that of the page. */
export interface Box {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page. Places are in points from its upper left corner. */
export class PdfPage {
  readonly #index: number;
  readonly #operators: string[] = [];
  #marks = 0;

  /** @param index Which page it is, from 0. */
  constructor(index: number) {
    this.#index = index;
  }

  /** Text whose letters stand on the line `baseline`, as part of that element. */
  text(
    element: StructureElement,
    cells: readonly Cell[],
    x: number,
    baseline: number,
    style: TextStyle,
  ): void {
    const mark = this.#marks;
    this.#marks += 1;
    element.contents.push({ page: this.#index, mark });
    this.#operators.push(`/${element.role} << /MCID ${mark} >> BDC`);
    this.#show(cells, x, baseline, style);
    this.#operators.push('EMC');
  }

  /** Text that is not read out, such as the page number. */
  furniture(cells: readonly Cell[], x: number, baseline: number, style: TextStyle): void {
    this.#operators.push('/Artifact BMC');
    this.#show(cells, x, baseline, style);
    this.#operators.push('EMC');
  }

  /** A filled rectangle. */
  paint({ x, top, width, height }: Box, colour: Colour): void {
    this.#operators.push(
      '/Artifact BMC',
      `${colour.map(decimal).join(' ')} rg`,
      `${[x, pageHeight - top - height, width, height].map(decimal).join(' ')} re f`,
      'EMC',
    );
  }

  /** The drawing operators of the page. */
  content(): string {
    return this.#operators.join('\n');
  }

  #show(
    cells: readonly Cell[],
    x: number,
    baseline: number,
    { font, size, colour, align = 'left' }: TextStyle,
  ): void {
    const left = align === 'left' ? x : x - textWidth(cells, font, size);
    this.#operators.push(
      'BT',
      `/${fontNames[font]} ${decimal(size)} Tf`,
      `${colour.map(decimal).join(' ')} rg`,
      `${decimal(left)} ${decimal(pageHeight - baseline)} Td`,
    );
    for (const [index, { codes, letters }] of runsOf(fromLeftToRight(cells)).entries()) {
      if (letters.length > 0) {
        this.#operators.push(...lettersShown(letters, font === 'Helvetica-Bold', size, colour));
      } else {
        const fontAgain = index > 0 ? [`/${fontNames[font]} ${decimal(size)} Tf`] : [];
        this.#operators.push(...fontAgain, `(${codes.map(escaped).join('')}) Tj`);
      }
    }
    this.#operators.push('ET');
  }
}

/** Adjacent cells of the same font: codes of a standard font, or other letters. */
interface Run {
  readonly codes: number[];
  readonly letters: LetterCell[];
}

/** At least one run, which may be empty. */
function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = [{ codes: [], letters: [] }];
  for (const cell of cells) {
    let run = runs.at(-1);
    const isOther = typeof cell === 'number' ? run?.letters.length : run?.codes.length;
    if (!run || isOther) {
      run = { codes: [], letters: [] };
      runs.push(run);
    }
    if (typeof cell === 'number') {
      run.codes.push(cell);
    } else {
      run.letters.push(cell);
    }
  }
  return runs;
}

function lettersShown(
  letters: readonly LetterCell[],
  isBold: boolean,
  size: number,
  colour: Colour,
): string[] {
  const line = [`${decimal(size * boldness)} w`, `${colour.map(decimal).join(' ')} RG`, '2 Tr'];
  return [
    `/${letterFontName} ${decimal(size)} Tf`,
    ...(isBold ? line : []),
    `<${letters.map(({ glyph }) => fourDigits(glyph)).join('')}> Tj`,
    ...(isBold ? ['0 Tr'] : []),
  ];
}

function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A code within the brackets of a PDF string, in ASCII (ISO 32000-1, 7.3.4.2). */
function escaped(code: number): string {
  if (code < 0x20 || code > 0x7e) {
    return `\\${code.toString(8).padStart(3, '0')}`;
  }
  const character = String.fromCharCode(code);
  return '()\\'.includes(character) ? `\\${character}` : character;
}
