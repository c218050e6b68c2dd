import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesOfOpen, statusExplained, statusWords } from './status-words.ts';

const said = ['portal/**/*words.ts', 'portal/**/notices.ts', 'bank/**/*words.ts'].flatMap((files) =>
  globSync(files),
);

/** Other ways to name a transfer that is pending or processing, in both languages. */
const otherWords =
  /not settled|waiting for review|held for review(?! before)|being processed|on (?:its|their) way out|on their way'|sin liquidar|(?:en espera de|retenid[ao]s? para|retienen para) revisión(?! antes)|salidas en camino/i;

test('R-T13 R-X1 a transfer that is pending or processing is named by no other word, in either language', () => {
  expect(said.length).toBeGreaterThan(50);
  const others = said.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => otherWords.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
});

test('R-T10 each status has one explanation, which says where the money is', () => {
  expect(statusExplained(statusWords.en, 'pending')).toBe(
    'Held for review before it is sent. The money has left the account.',
  );
  expect(statusExplained(statusWords.es, 'processing')).toBe(
    'En camino. El dinero ya salió de la cuenta.',
  );
});

test('R-T13 several open statuses are named each once, the pending first', () => {
  const { en } = statusWords;
  expect(namesOfOpen(en, ['processing', 'pending', 'pending'])).toBe('Pending · Processing');
  expect(namesOfOpen(en, ['completed', 'processing'])).toBe('Processing');
});
