import { describe, expect, test } from 'vitest';
import { styleOfFirstPaint } from './first-paint.ts';

const page =
  '<html><body><main class="flex lg:p-4"><p class="w-1/2">Hello</p></main></body></html>';
const needed = (css: string) => styleOfFirstPaint(css, page);

describe('the style of the first paint', () => {
  test('has the rules for the elements and classes of the page, in layers and conditions too, and no others', async () => {
    const css =
      '@layer b{@media (width>=64rem){.lg\\:p-4{padding:1rem}}}p{margin:0}.w-1\\/2{width:50%}';
    expect(await needed(`${css}.grid{display:grid}@media print{.grid{top:0}}`)).toBe(css);
  });

  test('waits for no file, and has the font of the device that takes its place', async () => {
    const font = '@font-face{font-family:F;src:url(f.woff2)}';
    const fallback = '@font-face{font-family:G;src:local(Arial)}';
    const seal = '.w-1\\/2{color:red;mask:url("./seal.svg")}';
    expect(await needed(`${font}${fallback}${seal}.flex{top:0}`)).toBe(`${fallback}.flex{top:0}`);
  });

  test('has an animation that its rules name by a variable', async () => {
    const css =
      ':root{--turn:turn 1s}.flex{animation:var(--turn)}@keyframes turn{to{rotate:1turn}}';
    expect(await needed(css)).toBe(css);
  });

  test.each([
    ':root[data-theme=dark]{--ink:#fff}',
    '[data-words=awaited] #root{visibility:hidden}',
    ':focus-visible{outline:2px solid}',
    ':where(.divide-y>:not(:last-child)){border-bottom-width:1px}',
  ])('has %s, although it is not seen whether an element of the page matches', async (css) => {
    expect(await needed(`.flex{top:0}${css}`)).toBe(`.flex{top:0}${css}`);
  });
});
