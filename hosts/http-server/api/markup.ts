/** Text that is HTML already. */
export interface Markup {
  readonly html: string;
}

type Part = string | Markup | readonly Markup[];

/** HTML from a template: a string in it is text and is escaped. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = fixed.map((text, place) => text + htmlOf(parts[place] ?? ''));
  return { html: pieces.join('') };
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escape(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
