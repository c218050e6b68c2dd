import type { Category } from '#contract/transactions/transactions.ts';
import type { Oklch } from './contrast.ts';

/** Lightness and chroma in each theme: they separate two categories with near hues. */
const tones = {
  deep: { light: [0.46, 0.1], dark: [0.68, 0.11] },
  clear: { light: [0.58, 0.115], dark: [0.8, 0.105] },
  grey: { light: [0.54, 0.015], dark: [0.68, 0.015] },
} as const;

const shades: Readonly<Record<Category, readonly [tone: keyof typeof tones, hue: number]>> = {
  Income: ['deep', 152],
  Refund: ['clear', 152],
  Housing: ['deep', 262],
  Utilities: ['clear', 95],
  Groceries: ['clear', 130],
  Dining: ['clear', 45],
  Transportation: ['clear', 240],
  Shopping: ['deep', 325],
  Health: ['deep', 15],
  Insurance: ['deep', 200],
  Education: ['deep', 290],
  Subscriptions: ['clear', 300],
  Entertainment: ['clear', 350],
  Travel: ['clear', 200],
  Giving: ['clear', 20],
  Cash: ['deep', 110],
  Investment: ['deep', 175],
  'Investment Transfer': ['clear', 175],
  Transfer: ['deep', 60],
  Zelle: ['clear', 275],
  Wire: ['deep', 235],
  'External Transfer': ['clear', 70],
  'Internal Transfer': ['grey', 165],
};

/** The colour of a category in a theme. */
export function categoryColour(category: Category, theme: 'light' | 'dark'): Oklch {
  const [tone, hue] = shades[category];
  const [lightness, chroma] = tones[tone][theme];
  return { lightness, chroma, hue };
}

/** The one colour of a category, the same wherever it is drawn, for both themes. */
export function categoryPaint(category: Category): string {
  const paint = (theme: 'light' | 'dark') => {
    const { lightness, chroma, hue } = categoryColour(category, theme);
    return `oklch(${lightness} ${chroma} ${hue})`;
  };
  return `light-dark(${paint('light')}, ${paint('dark')})`;
}
