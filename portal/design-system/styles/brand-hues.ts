import type { Plugin } from 'vite';
import type { Brand } from '#contract/brand/brand.ts';

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
