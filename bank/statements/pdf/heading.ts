import { margin, type Paper } from './paper.ts';

/** How much of the page a heading takes. */
export const headingHeight = 20;

/** Heads what stands below it, from the left margin on or from `x`. */
export function heading(paper: Paper, text: string, x = margin): void {
  const style = { font: 'Helvetica-Bold', size: 11, colour: paper.palette.brand } as const;
  paper.write(paper.document.add('H2'), text, x, paper.top + 11, style);
  paper.top += headingHeight;
}
