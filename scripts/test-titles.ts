/** A test, or a group of tests, whose title begins with ids of requirements. */
export interface TitledTest {
  readonly ids: readonly string[];
  /** The claim, without the ids. */
  readonly claim: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** The tests of a source file whose titles carry ids. */
export function titledTests(file: string, source: string): TitledTest[] {
  // A string that begins with an id is a title: nothing else in a test file begins so.
  const titles = source.matchAll(/(['"`])((?:R-[A-Z]\d+ )+)((?:\\.|(?!\1)[^\\])*)\1/gs);
  return [...titles].map(([, , ids = '', claim = '']) => ({
    ids: ids.trim().split(' '),
    claim: claim.replaceAll(/\\(.)/g, '$1').replaceAll(/\s+/g, ' ').trim(),
    file,
  }));
}

/** The ids with which a title begins. */
export function idsOf(title: string): string[] {
  return /^(?:R-[A-Z]\d+ )+/.exec(title)?.[0].trim().split(' ') ?? [];
}

/** In which shape of the product a test holds. */
export type Shape = 'demo' | 'live' | 'both';

/** By its mark, or else by what it tests: everything but the two hosts is common to both shapes. */
export function shapeOf({ file, claim }: TitledTest): Shape {
  if (claim.includes('@live') || file.startsWith('hosts/http-server/')) return 'live';
  if (claim.includes('@demo') || file.startsWith('hosts/browser-worker/')) return 'demo';
  return 'both';
}
