import { expect, test } from 'vitest';
import { hasLink, withoutLinks } from './links.ts';

test.each([
  ['Ana Ruiz', 'Ana Ruiz'],
  ['J. R. Ellis Jr.', 'J. R. Ellis Jr.'],
  ['O’Brien-Núñez', 'O’Brien-Núñez'],
  ['José Mª', 'José Mª'],
  ['evil.example/win now', 'evil example win now'],
  ['https://evil.example', 'https evil example'],
  ['ana@evil.example', 'ana evil example'],
  ['evil。example', 'evil example'],
  ['evil．example／win', 'evil example win'],
  ['evil․example｡com', 'evil example com'],
  ['ana＠evil﹒example', 'ana evil example'],
])('R-T19 the name %s stands in a message to a stranger as %s', (name, shown) => {
  expect(withoutLinks(name)).toBe(shown);
});

test.each([
  'https://example',
  'ｈｔｔｐｓ：／／example',
  'www.example',
  'go to evil.io',
  'pay.example.com/now',
  'evil。example',
  'evil．example',
  'evil․example',
  'evil｡example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil[.]example',
  'evil (.) example',
  'evil(dot)example',
  'evil [DOT] example',
  'evil(punto)example',
  'evil{.}example',
  'evil[。]example',
  'пример.рф',
  'उदाहरण.भारत',
  '例え.みんな',
  '💸.la',
  'ana@evil.example',
  'Evil.Com',
  'evil。Example',
  'evil.Day',
  'paypal.Support',
  'Paypal.Support',
  'zelle-refund.Zip',
  '1-800.Help',
  'amzn.To',
  'Evil.Day/win',
  'Pay.Example.Day',
  'EVIL.EXAMPLE',
  '<i>hi</i>',
  '</p>',
  '＜b＞',
])('R-Q4 a link or markup: %s', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'I <3 you',
  'rent -> May',
  'May <- rent',
  'St. Patrick.Day',
  'Thanks.See you on Friday',
  'Thanks. See you',
  'Rent 3.5 months, 1.200',
  'wait...and see',
  'Dr. J. R. Ellis, 5 p.m.',
  'lunch (the one on Friday)',
  'ありがとう。また明日',
  '2 < 3 > 1',
])('R-Q4 no link: %s', (text) => {
  expect(hasLink(text)).toBe(false);
});
