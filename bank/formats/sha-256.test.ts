import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256InScript, sha256OfText } from './sha-256.ts';

test.each([sha256OfText, sha256InScript])(
  'The hash is that of the standard (FIPS 180-4)',
  (hash) => {
    expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  },
);

test('Every text has the same hash on a server as in a browser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(sha256OfText(text)).toBe(sha256InScript(text));
    }),
  );
  expect(sha256OfText('\ud800 alone')).toBe(sha256InScript('\ud800 alone'));
});
