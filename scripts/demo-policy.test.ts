import { expect, test } from 'vitest';
import { demoPolicy, withDemoPolicy } from './demo-policy.ts';

const page =
  '<!doctype html><head><meta charset="utf-8" /><style>.a{}</style><script>start()</script></head>';

test('A page of the demo may run its own files, what stands in it, and WebAssembly', () => {
  const policy = demoPolicy(page);
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain(`require-trusted-types-for 'script'`);
  expect(policy.replace('wasm-unsafe-eval', '')).not.toContain('unsafe');
});

test('The policy stands in the page before anything that it holds, and says the same as of the page without it', () => {
  const held = withDemoPolicy(page);
  expect(held).toContain(`content="${demoPolicy(page)}"`);
  expect(demoPolicy(held)).toBe(demoPolicy(page));
  expect(held.indexOf('http-equiv')).toBeLessThan(held.indexOf('<style>'));
  expect(held).not.toContain('frame-ancestors');
});
