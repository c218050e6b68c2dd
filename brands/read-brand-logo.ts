import { readFile } from 'node:fs/promises';
import type { BrandLogo, LogoShape } from '#contract/brand/brand.ts';

/** The fault in a brand's files, as a plain line for the person naming or drawing the brand. */
export class WrongBrand extends Error {
  override readonly name = 'WrongBrand';
}

/** Far more than a logo needs that is drawn 36 pixels wide on every page. */
const maxBytes = 8192;

const elements = /^(g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const geometry = /^(d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform)$/;
const strokes = /^(stroke-width|stroke-linecap|stroke-linejoin|fill-rule|opacity)$/;
const paints = /^(fill|stroke)$/;
/** Numbers, the letters of path data, `rotate(72 18 18)`, `round`: nothing that could name another place. */
const plainValue = /^[\w\s.,()+-]*$/;
const paintValue = /^(none|#[0-9a-f]{3}|#[0-9a-f]{6}|var\(--(mark|on-mark|accent)\))$/i;

/** A logo with the text of its shapes, for code that draws it as a picture. */
export interface LogoFile extends BrandLogo {
  readonly markup: string;
}

/**
 * The logo of the brand of that name: shapes and paints only, so that it holds no script and asks for no other file. Throws
 * `WrongBrand` with the fault.
 */
export async function readBrandLogo(name: string, folder: URL): Promise<LogoFile> {
  const file = `brands/${name}.svg`;
  let text: string;
  try {
    text = await readFile(new URL(`${name}.svg`, folder), 'utf8');
  } catch (cause) {
    throw new WrongBrand(`The logo ${file} cannot be read. Each brand has one beside its file.`, {
      cause,
    });
  }
  try {
    return parseLogo(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new WrongBrand(`The logo ${file} is wrong: ${reason}.`, { cause });
  }
}

/** Throws an error that names the forbidden content of the logo. */
export function parseLogo(text: string): LogoFile {
  if (Buffer.byteLength(text) > maxBytes) throw new Error(`it may have ${maxBytes} bytes`);
  const whole = /^\s*<svg\s([^<>]*)>(.*)<\/svg>\s*$/s.exec(text);
  if (whole === null) throw new Error('it must be one <svg> element');
  const [, head = '', markup = ''] = whole;
  const box = /(?:^|\s)viewBox="0 0 (\d{1,4}) \1"/.exec(head)?.[1];
  if (box === undefined) throw new Error('its viewBox must be a square such as 0 0 36 36');
  return { size: Number(box), shapes: parseShapes(markup), markup: markup.trim() };
}

function parseShapes(markup: string): LogoShape[] {
  const top: LogoShape[] = [];
  const open: { element: string; shapes: LogoShape[] }[] = [];
  // Each piece is a tag or the text between two tags.
  for (const [piece] of markup.matchAll(/<[^<>]*>|[^<>]+|[<>]/g)) {
    if (piece.trim() === '') continue;
    const end = /^<\/(\w+)>$/.exec(piece)?.[1];
    if (end !== undefined) {
      if (open.pop()?.element !== end) throw new Error(`${piece} ends nothing`);
      continue;
    }
    const tag = /^<([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>$/.exec(piece);
    if (tag === null) throw new Error(`it may not hold ${piece.trim().slice(0, 40)}`);
    const [, element = '', attributes = '', closed] = tag;
    if (!elements.test(element)) throw new Error(`it may not hold <${element}>`);
    const shapes: LogoShape[] = [];
    (open.at(-1)?.shapes ?? top).push({ element, attributes: readAttributes(attributes), shapes });
    if (closed === '') open.push({ element, shapes });
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.element}> is not closed`);
  return top;
}

function readAttributes(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    const known = geometry.test(name) || strokes.test(name) || paints.test(name);
    if (!known) throw new Error(`it may not hold the attribute ${name}`);
    if (!(paints.test(name) ? paintValue : plainValue).test(value)) {
      throw new Error(`${name} may not be ${value}`);
    }
    read[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return read;
}
