import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestLikeness, compareNames, type NameLikeness, editDistance } from './compare-names.ts';

const table: readonly (readonly [NameLikeness, string, string, why: string])[] = [
  ['match', 'Rosa Delgado', 'Rosa Delgado', 'the same'],
  ['match', 'rosa DELGADO', 'Rosa Delgado', 'capitals'],
  ['match', 'Jose Nunez', 'José Núñez', 'accents'],
  ['match', 'Soren Straße', 'Søren Strasse', 'letters with a stroke'],
  ['match', 'Delgado, Rosa', 'Rosa Delgado', 'the family name first'],
  ['match', "Conan O'Brien", 'Conan O’Brien', 'apostrophes'],
  ['match', 'Conan OBrien', 'Conan O’Brien', 'no apostrophe'],
  ['match', 'Annemarie Smith', 'Anne-Marie Smith', 'a hyphen'],
  ['match', 'Mr. John Smith', 'John Smith', 'a title'],
  ['match', 'Sra. Ana Ruiz', 'Ana Ruiz', 'a Spanish title'],
  ['match', 'John A. Smith', 'John Smith', 'an initial left out'],
  ['match', 'John A. Smith', 'John Adam Smith', 'an initial that stands for a name'],
  ['match', 'J. P. Morgan', 'JP Morgan', 'initials together'],
  ['match', 'Larkspur Bakery', 'Larkspur Bakery LLC', 'the form of a business'],
  ['match', 'Larkspur Bakery, L.L.C.', 'The Larkspur Bakery Inc.', 'another form of it'],
  ['match', 'Alder & Finch', 'Alder and Finch Co.', 'and'],
  ['close', 'J Smith', 'John Smith', 'one initial and the family name'],
  ['close', 'Rosa Delgao', 'Rosa Delgado', 'a letter left out'],
  ['close', 'Rosa Delgaod', 'Rosa Delgado', 'two letters swapped'],
  ['close', 'Rsoa Delgado', 'Rosa Delgado', 'two letters of a short word swapped'],
  ['close', 'Bob Smith', 'Robert Smith', 'a short form'],
  ['close', 'Pepe Ruiz', 'José Ruiz', 'a Spanish short form'],
  ['close', 'Ana Ruiz', 'Ana Ruiz Gómez', 'a second family name left out'],
  ['close', 'John Smith', 'John Smith Jr.', 'a son'],
  ['close', 'John Smith Sr', 'John Smith Jr', 'a father and a son'],
  ['close', 'Acme', 'Acme Co.', 'a word that may be a family name'],
  ['close', 'Larkspurr', 'Larkspur', 'a business of one word'],
  ['close', 'Ann Smith', 'Ana Smith', 'a letter of a short name'],
  ['other', 'Smith', 'John Smith', 'a family name alone'],
  ['other', 'John', 'John Smith', 'a given name alone'],
  ['other', 'Smith', 'A Smith', 'a family name and somebody else’s initial'],
  ['other', 'J S', 'John Smith', 'initials alone'],
  ['other', 'J Smith', 'Maria J Smith', 'an initial of another name'],
  ['other', 'J Smith', 'John Adam Smith', 'too little of it'],
  ['other', 'John Smith', 'Mary Smith', 'another given name'],
  ['other', 'John Smith', 'John Jones', 'another family name'],
  ['other', 'Bill Smith', 'Robert Smith', 'the short form of another name'],
  ['other', 'Al Li', 'Bo Li', 'short words are not mistyped'],
  ['other', 'Anna Smith', 'Rosa Delgado', 'somebody else'],
  ['other', 'LLC', 'Larkspur Bakery LLC', 'a form alone'],
  ['other', '', 'Rosa Delgado', 'nothing'],
  ['other', '!!!', 'Rosa Delgado', 'nothing to compare'],
];

describe('names', () => {
  test.each(table)('R-T18 %s: %o and %o (%s)', (likeness, one, other) => {
    expect(compareNames(one, other)).toBe(likeness);
    expect(compareNames(other, one)).toBe(likeness);
  });

  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ž'.-]{1,9}$/);
  const name = fc
    .array(fc.oneof(word, fc.constantFrom('Jr', 'LLC', 'Mr', 'J', 'co', 'Bob', 'Robert')), {
      minLength: 1,
      maxLength: 5,
    })
    .map((words) => words.join(' '));
  /** Near enough to each other that every outcome comes up. */
  const pair = fc
    .tuple(name, name, fc.nat(), fc.constantFrom('own', 'less', 'swapped', 'another'))
    .map(([one, another, place, kind]): [string, string] => {
      const at = place % one.length;
      if (kind === 'another') return [one, another];
      if (kind === 'own') return [one, one];
      const letter = kind === 'less' ? '' : (one[at + 1] ?? '') + (one[at] ?? '');
      return [one, one.slice(0, at) + letter + one.slice(at + (kind === 'less' ? 1 : 2))];
    });

  test('R-T18 it makes no difference who compares with whom', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        expect(compareNames(one, other)).toBe(compareNames(other, one));
      }),
      { numRuns: 2_000 },
    );
  });

  test('R-T18 a name matches itself, whatever it is written with', () => {
    fc.assert(
      fc.property(fc.oneof(name, fc.string({ unit: 'grapheme' })), (one) => {
        expect(compareNames(one, one)).toBe('match');
      }),
      { numRuns: 2_000 },
    );
  });

  test('R-T18 accents that are added change nothing', () => {
    const marks = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('\u0301', '\u0303', '\u0308', '\u0327')),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(pair, marks, ([one, other], added) => {
        const accented = added.reduce((text, [place, mark]) => {
          const at = 1 + (place % text.length);
          return text.slice(0, at) + mark + text.slice(at);
        }, one);
        expect(compareNames(accented, other)).toBe(compareNames(one, other));
      }),
      { numRuns: 2_000 },
    );
  });

  test('R-T18 the order of the words changes no match', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[b-z]{3,8}$/), { minLength: 2, maxLength: 4 }),
        (words) => {
          fc.pre(
            !words.some((one) =>
              /^(the|mrs|sir|inc|llc|ltd|iii|prof|miss|corp|pllc|srta)$/.test(one),
            ),
          );
          expect(compareNames(words.join(' '), words.toReversed().join(' '))).toBe('match');
        },
      ),
    );
  });

  test('R-T18 a long list of words is compared at once', () => {
    const many = (word: string) => Array.from({ length: 50 }, (_, index) => word + index).join(' ');
    expect(compareNames(many('j'), `${many('jo')} k`)).toBe('other');
  });

  test('R-T18 of several who receive the money the one decides who fits best', () => {
    const names = ['Marcus Bell', 'Rosa Delgado'];
    expect(bestLikeness('Rosa Delgado', names)).toEqual({
      likeness: 'match',
      name: 'Rosa Delgado',
    });
    expect(bestLikeness('R Delgado', names)).toEqual({ likeness: 'close', name: 'Rosa Delgado' });
    expect(bestLikeness('Anna Smith', names)).toEqual({ likeness: 'other', name: null });
    expect(bestLikeness('Anna Smith', [])).toEqual({ likeness: 'other', name: null });
  });
});

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'ab', 1],
  ['abc', 'acb', 1],
  ['abc', 'abd', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %o to %o it takes %i', (one, other, steps) => {
  expect(editDistance([...one], [...other])).toBe(steps);
});
