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
 * holds. A sentence that begins right after another (`St. Patrick.Day`) is no link, nor is an arrow or a heart.
 */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/(?<=[a-z\d])。|。(?=[a-z\d])/gi, '.')
    .replaceAll(/\s*[[({<]\s*(?:[.。]|dot|punto)\s*[\])}>]\s*/gi, '.');
  return (
    /:\/\/|\bwww\.|<[\p{L}/!?]/iu.test(plain) ||
    [...plain.matchAll(hosts)].some(({ groups: { before = '', end = '', after = '' } = {} }) => {
      const isSentence = /[\p{Ll}\p{N}]/u.test(before) && /^\p{Lu}\p{Ll}+$/u.test(end);
      return !isSentence || after !== '' || knownEndings.has(end.toLowerCase());
    })
  );
}

const hosts =
  /(?<before>[\p{L}\p{M}\p{N}\p{Extended_Pictographic}-])\.(?<end>[\p{L}\p{M}]{2,})(?<after>[/:@\p{N}-]|\.\S)?/gu;

/** Endings that are read as an address with a capital letter too: `Evil.Com`. */
const knownEndings = new Set(
  'ai app bank biz click co com dev edu gov info io link live me mx net online org page shop site store top tv us xyz'.split(
    ' ',
  ),
);
