/** Marks of a link after NFKC, among them the full stop that browsers read as the dot of a host (UTS 46, section 4). */
const linkMark = /[./:@。]/;

/**
 * The name as a message to somebody who knows nothing of us has it: with nothing that a program would show as a link. A member
 * chooses their own name, and must not send others anywhere with it.
 */
export function withoutLinks(name: string): string {
  return name
    .replaceAll(/\P{ASCII}/gu, (sign) => (linkMark.test(sign.normalize('NFKC')) ? '.' : sign))
    .replaceAll(/[./:@]+(?=\S)/g, ' ');
}

/**
 * Whether somebody who reads the text could be led to a page: by an address with a scheme, `www.`, a name with a dot and
 * letters on both sides, or markup. Of a dot that is written in another way (`evil。io`, `evil[.]io`, `evil(dot)io`) the same
 * holds. Where a word with a capital ends a sentence and the next begins right after it (`St. Patrick.Day`), there is no link, unless
 * addresses end so; nor is an arrow or a heart one.
 */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/(?<=[a-z\d])。|。(?=[a-z\d])/gi, '.')
    .replaceAll(/\s*[[({<]\s*(?:[.。]|dot|punto)\s*[\])}>]\s*/gi, '.');
  return (
    /:\/\/|\bwww\.|<[\p{L}/!?]/iu.test(plain) ||
    [...plain.matchAll(hosts)].some(({ groups: { before = '', end = '', after = '' } = {} }) => {
      const isSentence = /^\p{Lu}\p{Ll}*$/u.test(before) && /^\p{Lu}\p{Ll}+$/u.test(end);
      return !isSentence || after !== '' || knownEndings.has(end.toLowerCase());
    })
  );
}

const hosts =
  /(?<before>[\p{L}\p{M}\p{N}\p{Extended_Pictographic}-]+)\.(?<end>[\p{L}\p{M}]{2,})(?<after>[/:@\p{N}-]|\.\S)?/gu;

/** Endings that are read as an address with a capital letter too: `Evil.Com`. */
const knownEndings = new Set(
  [
    'ai app bank biz ca cash cc center click club cloud co com credit dev direct edu email exchange finance fund gift gov help info io',
    'life link live loan ly me money mx net news online org page pay pro review sale services shop site social store support tax team',
    'tips to today tools top tv uk us vip website win world xyz zip zone',
  ].flatMap((line) => line.split(' ')),
);
