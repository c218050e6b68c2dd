import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-picture.tsx';

test('each run of dark modules in a row is one rectangle', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  expect(qrPath([])).toBe('');
});

test('the rectangles of a whole code cover its dark modules and no others', () => {
  const { data } = encode('otpauth://totp/Passbook:avery?secret=JBSWY3DPEHPK3PXP&issuer=Passbook');
  const covered = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    covered[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(covered).toEqual(data);
});
