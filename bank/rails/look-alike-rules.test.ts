import { expect, test } from 'vitest';
import { noAddress } from './payment-address.ts';
import { type KnownRecipient, lookAlikeOf, nameSkeleton } from './look-alike-rules.ts';

const account = { ...noAddress, accountNumber: '000123456789', routingNumber: '021000021' };
const robin: KnownRecipient = { ...account, name: 'Robin Blake', wasPaid: true };
const thief = { ...account, name: 'Rоbin Blаke', bankName: 'Bank', accountNumber: '000999999999' };

test('A name that looks like that of somebody paid before is told where the account is another', () => {
  expect(lookAlikeOf('external', thief, [robin])).toBe('Robin Blake');
  expect(lookAlikeOf('external', { ...thief, name: 'Robin Blake' }, [robin])).toBe('Robin Blake');
  expect(lookAlikeOf('external', thief, [{ ...robin, wasPaid: false }])).toBe('Robin Blake');
});

test('Nothing is told of the same account, of another name, or of a name without letters', () => {
  const same = { ...thief, accountNumber: account.accountNumber };
  expect(lookAlikeOf('external', same, [robin])).toBeNull();
  expect(lookAlikeOf('external', { ...thief, name: 'Dana Blake' }, [robin])).toBeNull();
  expect(lookAlikeOf('external', { ...thief, name: '…' }, [{ ...robin, name: '!' }])).toBeNull();
});

test('Somebody saved but never paid is told of still; once paid no more', () => {
  const saved: KnownRecipient = { ...thief, wasPaid: false };
  expect(lookAlikeOf('external', thief, [robin, saved])).toBe('Robin Blake');
  expect(lookAlikeOf('external', thief, [robin, { ...saved, wasPaid: true }])).toBeNull();
});

test('By Zelle, a contact of theirs beside one of another’s is told of', () => {
  const sam = { ...noAddress, name: 'Sam Rivera', email: 'sam@example.com', wasPaid: true };
  const to = { ...noAddress, name: 'Sam Rivera', email: 'sam@example.com' };
  expect(lookAlikeOf('zelle', to, [sam])).toBeNull();
  expect(lookAlikeOf('zelle', { ...to, phone: '(212) 555-0199' }, [sam])).toBe('Sam Rivera');
});

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
