/** The languages of the portal. A new one is a folder beside `en/`, and the compiler names what it lacks. */
export type Language = 'en';

/** The same sentences in every language; `Sentences` is the type of the English ones. */
export type InEveryLanguage<Sentences> = Readonly<Record<Language, Sentences>>;

/**
 * The sentences of one group in the member's language. Each group is a file of its own, so that a
 * screen loads no others' words.
 */
export function useWords<Sentences>(group: InEveryLanguage<Sentences>): Sentences {
  return group[useLanguage()];
}

/** The language the portal is read in. English until there is another to choose. */
function useLanguage(): Language {
  return 'en';
}
