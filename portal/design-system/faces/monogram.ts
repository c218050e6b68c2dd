import type { Oklch } from '../styles/contrast.ts';

const hues = [15, 45, 75, 110, 145, 175, 205, 240, 275, 305, 335] as const;

const skippedWords = new Set([
  'the',
  'of',
  'and',
  'for',
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
]);

/** The initials of the first two words of an organization's name that count. */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const counting = words.filter((word) => !skippedWords.has(word.toLowerCase()));
  const letters = (counting.length === 0 ? words : counting).slice(0, 2);
  return letters.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}

/** The hue of a name: the same on every screen and every day. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name.trim().toLowerCase()) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return hues[sum % hues.length] ?? hues[0];
}

/** The colours of a face's ground and drawing. */
export function faceColours(hue: number, theme: 'light' | 'dark'): { ground: Oklch; ink: Oklch } {
  return theme === 'light'
    ? {
        ground: { lightness: 0.94, chroma: 0.032, hue },
        ink: { lightness: 0.43, chroma: 0.09, hue },
      }
    : {
        ground: { lightness: 0.32, chroma: 0.042, hue },
        ink: { lightness: 0.87, chroma: 0.075, hue },
      };
}

/** Both colours in both themes, as CSS. */
export function facePaint(hue: number): { backgroundColor: string; color: string } {
  const [light, dark] = [faceColours(hue, 'light'), faceColours(hue, 'dark')];
  return {
    backgroundColor: `light-dark(${written(light.ground)}, ${written(dark.ground)})`,
    color: `light-dark(${written(light.ink)}, ${written(dark.ink)})`,
  };
}

function written({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}
