import { describe, expect, test } from 'vitest';
import { classesIn, styleOfFirstPaint } from './first-paint.ts';

const page = '<main class="flex lg:p-4 [&amp;&gt;p]:m-0"><p class="w-1/2">Hello</p></main>';
const needed = (css: string) => styleOfFirstPaint(css, page);

test('the classes of a page are those of all its elements, as they are meant', () => {
  expect([...classesIn(page)]).toEqual(['flex', 'lg:p-4', '[&>p]:m-0', 'w-1/2']);
});

describe('the style of the first paint', () => {
  test('has the rules for elements, attributes and the classes of the page', () => {
    const css = 'p{margin:0}[data-theme=dark]{color:#fff}.flex{display:flex}.w-1\\/2{width:50%}';
    expect(needed(css)).toBe(css);
  });

  test('has no rule for other classes, also where one of several is of the page', () => {
    expect(needed('.grid{display:grid}.flex.grid{gap:0}:where(.grid>p){margin:0}')).toBe('');
    expect(needed('.grid,.flex{gap:0}')).toBe('.grid,.flex{gap:0}');
  });

  test('looks into layers and conditions, and drops those that are empty then', () => {
    expect(
      needed('@layer a,b;@layer b{@media (width>=64rem){.lg\\:p-4{padding:1rem}.x{top:0}}}'),
    ).toBe('@layer a,b;@layer b{@media (width>=64rem){.lg\\:p-4{padding:1rem}}}');
    expect(needed('@media print{.grid{display:none}}')).toBe('');
  });

  test('waits for no file', () => {
    const font = '@font-face{font-family:F;src:url(f.woff2)}';
    const fallback = '@font-face{font-family:G;src:local(Arial)}';
    expect(needed(`${font}${fallback}.flex{mask:url("./seal.svg")}`)).toBe(fallback);
  });

  test('has the properties and animations that its rules name', () => {
    const spin = '@keyframes spin{0%{rotate:0}to{rotate:1turn}}';
    const used = '.flex{top:var(--a);animation:spin 1s}';
    const css = `${used}@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}`;
    expect(needed(`${css}${spin}@keyframes pulse{50%{opacity:.5}}`)).toBe(
      `${used}@property --a{syntax:"*";inherits:false}${spin}`,
    );
  });

  test('is not led astray by a comment before a rule', () => {
    expect(needed('/*! see example.com */\n@layer theme{:root{--a:1}}')).toBe(
      '@layer theme{:root{--a:1}}',
    );
  });

  test('is not led astray by brackets and commas in texts', () => {
    expect(needed('p:before{content:"}{,"}.flex:is(a,b){gap:0}')).toBe(
      'p:before{content:"}{,"}.flex:is(a,b){gap:0}',
    );
  });
});
