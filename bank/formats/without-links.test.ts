import { expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

test.each([
  ['Ana Ruiz', 'Ana Ruiz'],
  ['J. R. Ellis Jr.', 'J. R. Ellis Jr.'],
  ['O’Brien-Núñez', 'O’Brien-Núñez'],
  ['evil.example/win now', 'evil example win now'],
  ['https://evil.example', 'https evil example'],
  ['ana@evil.example', 'ana evil example'],
])('R-T19 the name %s stands in a message to a stranger as %s', (name, shown) => {
  expect(withoutLinks(name)).toBe(shown);
});
