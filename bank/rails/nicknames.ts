/**
 * Short forms in everyday use, English and Spanish, each with the given names that it stands for. Few and sure: a missing
 * pair costs a warning, a wrong pair tells a name to somebody without that knowledge.
 */
const shortFor: Readonly<Record<string, string>> = {
  abby: 'abigail',
  al: 'albert alan alfred',
  alex: 'alexander alexandra alejandro alejandra',
  andy: 'andrew',
  ben: 'benjamin',
  beth: 'elizabeth',
  beto: 'alberto roberto',
  bill: 'william',
  billy: 'william',
  bob: 'robert',
  bobby: 'robert',
  cathy: 'catherine',
  charlie: 'charles',
  chris: 'christopher christine christina',
  chuck: 'charles',
  chuy: 'jesus',
  dan: 'daniel',
  dave: 'david',
  debbie: 'deborah',
  dick: 'richard',
  don: 'donald',
  ed: 'edward edwin',
  fran: 'frances francis',
  fred: 'frederick alfred',
  greg: 'gregory',
  jack: 'john',
  jake: 'jacob',
  jeff: 'jeffrey',
  jen: 'jennifer',
  jenny: 'jennifer',
  jerry: 'gerald jerome',
  jim: 'james',
  jimmy: 'james',
  joe: 'joseph',
  jon: 'jonathan',
  josh: 'joshua',
  kate: 'katherine catherine',
  kathy: 'katherine kathleen',
  ken: 'kenneth',
  lalo: 'eduardo',
  larry: 'lawrence',
  liz: 'elizabeth',
  lupe: 'guadalupe',
  maggie: 'margaret',
  manny: 'manuel emmanuel',
  matt: 'matthew',
  meg: 'margaret megan',
  memo: 'guillermo',
  mike: 'michael',
  nacho: 'ignacio',
  nick: 'nicholas',
  paco: 'francisco',
  pancho: 'francisco',
  pat: 'patrick patricia',
  patty: 'patricia',
  peggy: 'margaret',
  pepe: 'jose',
  pete: 'peter',
  quique: 'enrique',
  ray: 'raymond',
  rich: 'richard',
  rick: 'richard',
  rob: 'robert',
  ron: 'ronald',
  sam: 'samuel samantha',
  steve: 'steven stephen',
  sue: 'susan',
  ted: 'edward theodore',
  tim: 'timothy',
  tom: 'thomas',
  tony: 'anthony antonio',
  will: 'william',
};

const formalOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(shortFor).map(([short, formal]) => [short, formal.split(' ')]),
);

/** Whether one is short for the other, or both are short for one name. Both are folded words. */
export function isNickname(one: string, other: string): boolean {
  const [formal, others] = [formsOf(one), formsOf(other)];
  return formal.some((name) => others.includes(name));
}

function formsOf(word: string): readonly string[] {
  return [word, ...(formalOf.get(word) ?? [])];
}
