import { expect, test } from 'vitest';
import { withoutFallbacks } from './modern-style.ts';

test('the fallbacks of properties for old browsers are left out, and nothing else', () => {
  const before = '@layer properties{@supports (a:b) or (c:d){*,:before{--x:0;--y:1}}}';
  const rest = '@layer theme{:root{--z:2}}@property --x{syntax:"*";inherits:false}';
  expect(withoutFallbacks(before + rest)).toBe(rest);
  expect(withoutFallbacks(rest)).toBe(rest);
});
