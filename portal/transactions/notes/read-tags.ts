import { characterCount } from '#contract/text/characters.ts';
import { nameKey } from '#contract/text/typed-name.ts';
import { tagMaxLength, tagsMax } from '#contract/transactions/note-terms.ts';

/** The tags in what was typed, or what is wrong with them. */
export type TagsReading =
  | { readonly kind: 'tags'; readonly tags: string[] }
  | { readonly kind: 'too many' }
  | { readonly kind: 'too long'; readonly tag: string };

/** Reads tags with commas between them; of two that differ in case only, the first counts. */
export function readTags(typed: string): TagsReading {
  const byKey = new Map<string, string>();
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const key = nameKey(tag);
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  const tags = [...byKey.values()];
  const long = tags.find((tag) => characterCount(tag) > tagMaxLength);
  if (long !== undefined) return { kind: 'too long', tag: long };
  return tags.length > tagsMax ? { kind: 'too many' } : { kind: 'tags', tags };
}
