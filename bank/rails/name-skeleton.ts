/**
 * The look of a name: two names with the same skeleton are easily taken for each other (Unicode Technical Standard 39,
 * confusable detection). Case, marks, invisible characters, blanks and punctuation are left out; look-alikes among Latin,
 * Greek and Cyrillic letters and digits become the same letter. Empty where nothing is left to compare.
 */
export function nameSkeleton(name: string): string {
  const letters = [...name.normalize('NFKD')].map((letter) => lookAlikes.get(letter) ?? letter);
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o');
}

/**
 * From the confusables of Unicode (UTS 39), for the letters of names: each letter of the first text looks like the letter
 * at its place in the second.
 */
const pairs: readonly (readonly [letters: string, alike: string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮҺԌԚԜӀ', 'ABESIJKMHOPCTYXYHGQWI'],
  ['авгеѕіјкмнопрстухүһԁԛԝӏьѵз', 'abresijkmhonpctyxyhdqwlbv3'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβγεηικνορστυχω', 'abyenikvopotuxw'],
  // Latin letters whose stroke or hook is no mark of its own, and a bar
  ['ıȷɑɡɩłđøħŧŁĐØĦŦƖǀ|ſ', 'ijagildohtLDOHTIllf'],
];

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([letters, alike]) =>
    [...letters].map((letter, place) => [letter, alike[place] ?? letter] as const),
  ),
);
