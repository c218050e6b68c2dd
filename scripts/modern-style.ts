import type { Plugin } from 'vite';

/**
 * Leaves out of the style sheet what Tailwind adds for browsers older than those it supports at all (Safari 16.4,
 * Firefox 128): the values of its own properties once more, for where `@property` is not known. Four hundred bytes.
 */
export function modernStyle(): Plugin {
  return {
    name: 'modern-style',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
            asset.source = withoutFallbacks(String(asset.source));
          }
        }
      },
    },
  };
}

/** The sheet without the layer of fallbacks. */
export function withoutFallbacks(css: string): string {
  return css.replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '');
}
