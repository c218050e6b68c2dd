import { expect, test } from 'vitest';
import { faultReference } from './error-screen.tsx';

function faultAt(stack: string, message = 'x is undefined'): Error {
  return Object.assign(new TypeError(message), { stack });
}

test('R-R6 the same fault has the same reference on every host', () => {
  const here = faultAt('at f (https://bank.example/assets/a-1.js:1:23)');
  const there = faultAt('at f (http://localhost:3000/sub/assets/a-1.js:1:23)');
  expect(faultReference(here)).toBe(faultReference(there));

  const missing = (host: string) => faultAt('', `Failed to fetch ${host}/assets/home.js`);
  expect(faultReference(missing('https://bank.example'))).toBe(
    faultReference(missing('http://localhost:3000/sub')),
  );
});

test('other faults have other references', () => {
  const one = faultAt('at f (https://bank.example/a.js:1:23)');
  const elsewhere = faultAt('at f (https://bank.example/a.js:9:1)');
  const another = faultAt('at f (https://bank.example/a.js:1:23)', 'y is undefined');
  expect(new Set([one, elsewhere, another].map(faultReference)).size).toBe(3);
});

test('a reference tells nothing but its name, whatever was thrown', () => {
  for (const thrown of [new Error('balance 450,810.00'), 'a string', null, undefined, 42]) {
    expect(faultReference(thrown)).toMatch(/^PB-[0-9A-F]{8}$/);
  }
});
