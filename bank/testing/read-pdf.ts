import { getDocumentProxy } from 'unpdf';

/** A text of a page, with where its left and right ends are, and its line counted from the top. */
export interface ReadText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** The content of a PDF as another program reads it. */
export interface ReadPdf {
  readonly title: unknown;
  readonly author: unknown;
  readonly language: unknown;
  /** The texts of each page, from top to bottom and from left to right. */
  readonly pages: readonly (readonly ReadText[])[];
  /** The text for reading out: the roles and texts of all pages, in the order of their structure. */
  readonly readOut: readonly (readonly [role: string, text: string])[];
}

/** A node of the tree that a screen reader goes by, in the form of pdf.js. */
interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** Reads a PDF with pdf.js, which is what Firefox shows PDFs with. */
export async function readPdf(pdf: string): Promise<ReadPdf> {
  const document = await getDocumentProxy(Uint8Array.from(pdf, (letter) => letter.charCodeAt(0)));
  try {
    const { info } = await document.getMetadata();
    const facts = info as Readonly<Record<string, unknown>>;
    const pages: ReadText[][] = [];
    const readOut: (readonly [string, string])[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [textOf(item)] : [])),
      );
      const marked = await page.getTextContent({ includeMarkedContent: true });
      readOut.push(...readOutOf(await page.getStructTree(), textsById(marked.items)));
    }
    return {
      title: facts['Title'],
      author: facts['Author'],
      language: facts['Language'],
      pages: pages.map((texts) =>
        texts.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left),
      ),
      readOut,
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

function textOf(item: { str: string; transform: unknown[]; width: number }): ReadText {
  const [, , , , left, height] = item.transform as number[];
  const start = left ?? 0;
  return { text: item.str, left: start, right: start + item.width, baseline: 792 - (height ?? 0) };
}

function textsById(items: readonly unknown[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let open: string | undefined;
  for (const item of items as readonly { type?: string; id?: string; str?: string }[]) {
    if (item.type !== undefined) {
      open = item.type === 'beginMarkedContentProps' ? item.id : undefined;
    } else if (open !== undefined) {
      texts.set(open, `${texts.get(open) ?? ''}${item.str ?? ''}`);
    }
  }
  return texts;
}

function readOutOf(
  node: StructureNode | null,
  texts: ReadonlyMap<string, string>,
): (readonly [string, string])[] {
  if (node === null) {
    return [];
  }
  const own = (node.children ?? [])
    .filter(({ type }) => type === 'content')
    .map(({ id }) => texts.get(id ?? '') ?? '');
  const said =
    own.length === 0
      ? []
      : [[node.role ?? '', own.join(' ').replaceAll(/\s+/g, ' ').trim()] as const];
  return [...said, ...(node.children ?? []).flatMap((child) => readOutOf(child, texts))];
}
