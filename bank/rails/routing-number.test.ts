import { expect, test } from 'vitest';
import { bankOfRoutingNumber, refuseRoutingNumber } from './routing-number.ts';

const isSound = (text: string) => refuseRoutingNumber(text) === null;

/** A routing number with this two-digit prefix and a fitting check digit. */
function numberOfPrefix(prefix: number): string {
  const eight = `${String(prefix).padStart(2, '0')}100002`;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(eight[place]), 0);
  return `${eight}${(10 - (sum % 10)) % 10}`;
}

/** The Federal Reserve districts 1 to 12 with their thrift and electronic numbers, government and traveller's cheques. */
const given = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 61, 62,
  63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 80,
]);

test('R-T4 exactly the prefixes that have been given out are taken', () => {
  const taken = Array.from({ length: 100 }, (_, prefix) => prefix).filter((prefix) =>
    isSound(numberOfPrefix(prefix)),
  );
  expect(taken).toEqual([...given]);
});

test.each(['021000021', '011401533', '091000019', '122105155', '322271627', '256074974'])(
  'R-T4 %s is a routing number',
  (number) => {
    expect(isSound(number)).toBe(true);
  },
);

test('R-T4 each single wrong digit is noticed', () => {
  const sound = '021000021';
  for (let place = 0; place < 9; place += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const changed = `${sound.slice(0, place)}${digit}${sound.slice(place + 1)}`;
      expect(isSound(changed), changed).toBe(changed === sound);
    }
  }
});

test('R-T4 two neighbouring digits that change places are noticed, unless they differ by five', () => {
  const sound = '122105155';
  for (let place = 0; place < 8; place += 1) {
    const [left = '', right = ''] = sound.slice(place, place + 2);
    const swapped = `${sound.slice(0, place)}${right}${left}${sound.slice(place + 2)}`;
    const difference = Math.abs(Number(left) - Number(right));
    expect(isSound(swapped), swapped).toBe(difference % 5 === 0);
  }
});

test.each([
  '',
  '1',
  '123',
  '02100002',
  '0210000210',
  '02100002a',
  '٠٢١٠٠٠٠٢١',
  ' 021000021',
  '021-000-021',
])('R-T4 of "%s" it is said that it is not nine digits', (text) => {
  expect(refuseRoutingNumber(text)).toBe('ROUTING_NUMBER_NOT_NINE_DIGITS');
});

test.each(['000000000', '021000022', '990000000'])(
  'R-T4 of "%s", which has nine digits, it is said that no bank has it',
  (text) => {
    expect(refuseRoutingNumber(text)).toBe('ROUTING_NUMBER_WRONG');
  },
);

test('R-T4 the bank is looked up; a sound number outside the directory has no name', () => {
  expect(bankOfRoutingNumber('021000021')).toBe('JPMorgan Chase Bank');
  expect(bankOfRoutingNumber('256074974')).toBe('Navy Federal Credit Union');
  expect(isSound('011000028')).toBe(true);
  expect(bankOfRoutingNumber('011000028')).toBeNull();
});
