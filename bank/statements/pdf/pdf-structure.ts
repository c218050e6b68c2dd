import { type PdfObjects, references } from './pdf-objects.ts';

/** The standard roles of a statement's parts (ISO 32000-1, 14.8.4). */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** A piece of text on a page: its number among the marked ones. */
interface MarkedContent {
  readonly page: number;
  readonly mark: number;
}

/** A part of the document in the order in which it is read: made of other parts, or of text on pages. */
export class StructureElement {
  readonly role: Role;
  readonly children: StructureElement[] = [];
  readonly contents: MarkedContent[] = [];

  constructor(role: Role) {
    this.role = role;
  }

  add(role: Role): StructureElement {
    const child = new StructureElement(role);
    this.children.push(child);
    return child;
  }
}

/** Writes the tree, and for each page which part each marked text belongs to. Returns the number of its root. */
export function writeStructure(
  objects: PdfObjects,
  document: StructureElement,
  pageNumbers: readonly number[],
): number {
  const root = objects.reserve();
  const partsOfPages: number[][] = pageNumbers.map(() => []);

  const write = (element: StructureElement, parent: number): number => {
    const number = objects.reserve();
    const kids = element.children.map((child) => `${write(child, number)} 0 R`);
    for (const { page, mark } of element.contents) {
      kids.push(`<< /Type /MCR /Pg ${pageNumbers[page]} 0 R /MCID ${mark} >>`);
      const parts = partsOfPages[page];
      if (parts) {
        parts[mark] = number;
      }
    }
    const scope = element.role === 'TH' ? ' /A << /O /Table /Scope /Column >>' : '';
    objects.write(
      number,
      `<< /Type /StructElem /S /${element.role} /P ${parent} 0 R${scope} /K [${kids.join(' ')}] >>`,
    );
    return number;
  };

  const top = write(document, root);
  const pages = partsOfPages.map((parts, page) => `${page} [${references(parts)}]`);
  const parents = objects.add(`<< /Nums [${pages.join(' ')}] >>`);
  objects.write(
    root,
    [
      `<< /Type /StructTreeRoot /K [${top} 0 R]`,
      `/ParentTree ${parents} 0 R /ParentTreeNextKey ${pageNumbers.length} >>`,
    ].join(' '),
  );
  return root;
}
