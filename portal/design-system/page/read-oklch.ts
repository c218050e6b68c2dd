import type { Oklch } from '../styles/contrast.ts';

/** A colour as `getComputedStyle` writes one of the tokens: `oklch(0.372 0.072 165)`. */
export function readOklch(written: string): Oklch {
  const [lightness, chroma, hue] = (written.match(/[\d.]+/g) ?? []).map(Number);
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}
