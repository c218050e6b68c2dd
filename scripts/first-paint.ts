/**
 * The part of a style sheet that a page needs to be painted: every rule but those for classes that the page does not
 * have. What lies in a file of its own, a font or a picture, is left out, so that nothing is waited for; the whole
 * sheet, which follows, brings it.
 */
export function styleOfFirstPaint(css: string, page: string): string {
  const classes = classesIn(page);
  const rules = neededOf(css.replaceAll(/\/\*.*?\*\//gs, ''), classes);
  return withoutUnusedNames(rules);
}

/** The names of all classes that the elements of a page have. */
export function classesIn(page: string): ReadonlySet<string> {
  const names = [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(/\s+/).map(unescapeMarkup),
  );
  return new Set(names);
}

/** A rule or a statement of CSS: what stands before its block, and the block; none for a statement. */
interface Rule {
  readonly head: string;
  readonly block: string | undefined;
}

function neededOf(css: string, classes: ReadonlySet<string>): string {
  return rulesIn(css)
    .map((rule) => neededPart(rule, classes))
    .join('');
}

function neededPart({ head, block }: Rule, classes: ReadonlySet<string>): string {
  if (block === undefined) return `${head};`;
  if (/^@(?:layer|media|supports|container)\b/.test(head)) {
    const inner = neededOf(block, classes);
    return inner === '' ? '' : `${head}{${inner}}`;
  }
  if (/url\((?!["']?data:)/.test(block)) return '';
  if (head.startsWith('@')) return `${head}{${block}}`;
  return selectorsIn(head).some((selector) => mayMatch(selector, classes))
    ? `${head}{${block}}`
    : '';
}

/** Drops the properties and animations that no rule names. */
function withoutUnusedNames(css: string): string {
  return css.replaceAll(
    /@property (--[\w-]+)\{[^}]*\}|@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    (rule: string, property?: string, animation?: string) => {
      const name = property ?? animation ?? '';
      const uses = css.split(name).length - 1;
      return uses > rule.split(name).length - 1 ? rule : '';
    },
  );
}

function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const names = [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^ -~])+)/gi)];
  return names.every(([, name = '']) => classes.has(unescapeName(name)));
}

function unescapeName(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function unescapeMarkup(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  while (from < css.length) {
    const end = endOf(css, from, ';{');
    const head = css.slice(from, end).trim();
    if (css[end] !== '{') {
      if (head !== '') rules.push({ head, block: undefined });
      from = end + 1;
      continue;
    }
    const close = endOf(css, end + 1, '}');
    rules.push({ head, block: css.slice(end + 1, close) });
    from = close + 1;
  }
  return rules;
}

function selectorsIn(head: string): readonly string[] {
  const selectors: string[] = [];
  for (let from = 0; from < head.length;) {
    const end = endOf(head, from, ',');
    selectors.push(head.slice(from, end));
    from = end + 1;
  }
  return selectors;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Where the first of these characters stands that is in no text, bracket or block; the end if there is none. */
function endOf(css: string, from: number, wanted: string): number {
  for (let index = from; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (wanted.includes(character)) return index;
    if (character === '\\') index += 1;
    else if (character === '"' || character === "'") index = endOfText(css, index);
    else if (character in closing) index = endOf(css, index + 1, closing[character] ?? '');
  }
  return css.length;
}

function endOfText(css: string, from: number): number {
  const quote = css.charAt(from);
  for (let index = from + 1; index < css.length; index += 1) {
    if (css[index] === '\\') index += 1;
    else if (css[index] === quote) return index;
  }
  return css.length;
}
