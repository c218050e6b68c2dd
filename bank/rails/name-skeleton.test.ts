import { expect, test } from 'vitest';
import { nameSkeleton } from './look-alike-rules.ts';

test.each([
  ['Cyrillic letters among Latin ones', 'Sam Rivera', 'Sаm Rіvеrа'],
  ['Cyrillic letters alone', 'Pacex', 'Расех'],
  ['Greek capitals', 'TONIA', 'ΤΟΝΙΑ'],
  ['Greek small letters', 'nova', 'ηονα'],
  ['I, l, 1 and a bar', 'Bill Lane', 'BI1| Iane'],
  ['O and 0', 'Northwood', 'N0rthw00d'],
  ['rn and m', 'Farmers Gym', 'Farrners Gyrn'],
  ['vv and w', 'Walter', 'VValter'],
  ['accents, composed or not', 'Ana Ruíz', 'Ana Rui\u0301z'],
  ['no accents', 'Ana Ruíz', 'ana ruiz'],
  ['strokes', 'Lodz Power', 'Łódź Power'],
  ['characters that are not seen', 'Sam Rivera', 'Sam\u200B Riv\u2060era'],
  ['wide letters', 'Gym', 'Ｇｙｍ'],
  ['other blanks and punctuation', 'North-Wind Gym', 'Northwind  Gym.'],
])('Names look alike that differ in %s', (_, one, other) => {
  expect(nameSkeleton(other)).toBe(nameSkeleton(one));
});

test.each([
  ['Sam Rivera', 'Sam Riveras'],
  ['Ana Ruiz', 'Ana Diaz'],
  ['Иван', 'Петр'],
  ['محمد', 'أحمد'],
])('"%s" and "%s" do not look alike', (one, other) => {
  expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
});

test('Of a name without letters and digits there is nothing to compare', () => {
  expect(nameSkeleton('🙂 !')).toBe('');
});
