import { createHash } from 'node:crypto';
import type { LogoFile } from '#brands/read-brand-logo.ts';
import type { ReadColour } from '../portal/design-system/styles/brand-colours.ts';

/** A picture that a browser or a phone shows for the portal, by the name of its file. */
export interface IconFile {
  readonly name: string;
  /** Width and height in pixels. */
  readonly pixels: number;
  /** Whether the logo keeps clear of the edges, which a phone may cut off in a shape of its own. */
  readonly uncut: boolean;
}

/** The pictures that `npm run icons` draws. Apple rounds the corners of its own by itself. */
export const iconFiles: readonly IconFile[] = [
  { name: 'icon-192.png', pixels: 192, uncut: false },
  { name: 'icon-512.png', pixels: 512, uncut: false },
  { name: 'maskable-512.png', pixels: 512, uncut: true },
  { name: 'apple-touch-icon.png', pixels: 180, uncut: true },
];

/**
 * The brand's icon as SVG: the logo on the mark's ground in the light theme.
 * @param uncut see `IconFile`
 */
export function iconMarkup({ size, markup }: LogoFile, colour: ReadColour, uncut = false): string {
  const ground = colour('mark', 'light');
  const painted = markup.replaceAll(/var\(--([a-z-]+)\)/g, (_, token: string) =>
    colour(token, 'light'),
  );
  // All that matters stays within the middle four fifths (W3C manifest, "safe zone").
  const scale = (36 / size) * (uncut ? 0.8 : 1);
  const start = uncut ? 3.6 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">`,
    `<rect width="36" height="36" rx="${uncut ? 0 : 10.5}" fill="${ground}"/>`,
    `<g transform="translate(${start} ${start}) scale(${scale})">${painted}</g>`,
    `</svg>\n`,
  ].join('');
}

/** The source of a brand's pictures, in short: kept beside them. */
export function drawnFrom(logo: LogoFile, colour: ReadColour): string {
  const drawing = iconMarkup(logo, colour) + iconMarkup(logo, colour, true);
  return createHash('sha256').update(drawing).digest('hex');
}
