import type { Brand } from '#contract/brand/brand.ts';
import type { Plugin } from 'vite';
import { hexOf } from './contrast.ts';

/** Reads a token as an sRGB screen shows it, such as `#144b38`. */
export type ReadColour = (token: string, theme: 'light' | 'dark') => string;

/**
 * The colours of a brand outside the style sheet: the browser's own bars, the manifest, the icons.
 * @param tokens the text of tokens.css
 */
export function brandColours(
  tokens: string,
  { hue, accentHue }: Pick<Brand, 'hue' | 'accentHue'>,
): ReadColour {
  const hues: Readonly<Record<string, number>> = {
    'var(--brand-hue)': hue,
    'var(--accent-hue)': accentHue,
  };
  return (token, theme) => {
    const written = new RegExp(`--${token}:\\s*light-dark\\(([^;]*);`).exec(tokens)?.[1] ?? '';
    const sides = [...written.matchAll(/oklch\(([\d.]+) ([\d.]+) (var\(--[a-z-]+\)|[\d.]+)\)/g)];
    const [, lightness, chroma, ownHue = ''] = sides[theme === 'light' ? 0 : 1] ?? [];
    if (lightness === undefined) throw new Error(`tokens.css has no --${token} for both themes`);
    return hexOf({
      lightness: Number(lightness),
      chroma: Number(chroma),
      hue: hues[ownHue] ?? Number(ownHue),
    });
  };
}

/**
 * A plugin for Vite that writes a brand's hues into the style sheet: they stand in a file, where a strict
 * content security policy wants them, and are there at the first paint.
 */
export function brandHues({ hue, accentHue }: Pick<Brand, 'hue' | 'accentHue'>): Plugin {
  return {
    name: 'brand-hues',
    enforce: 'pre',
    transform: {
      filter: { id: /\/portal\/styles\/main\.css(?:\?|$)/ },
      handler: (code) => `${code}\n:root { --brand-hue: ${hue}; --accent-hue: ${accentHue}; }\n`,
    },
  };
}
