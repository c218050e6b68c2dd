import { foldText } from '#contract/text/typed-signs.ts';
import type { HelpTopic } from '#contract/support/help-topics.ts';
import { helpPhrases, smallTalkPhrases } from './help-phrases.ts';

const topicsMax = 2;

type Index = readonly {
  readonly topic: HelpTopic;
  readonly phrases: readonly (readonly string[])[];
}[];

const helpIndex = indexOf(helpPhrases);
const smallTalk = indexOf(smallTalkPhrases);

/**
 * The topics of the help index for a question in English or Spanish: the best topic, two where they fit equally well, none
 * where nothing does. A phrase with more stems counts more. Case, accents and punctuation do not count.
 */
export function topicsIn(question: string): HelpTopic[] {
  const words = wordsOf(question);
  const found = bestOf(helpIndex, words);
  return found.length > 0 ? found.slice(0, topicsMax) : bestOf(smallTalk, words).slice(0, 1);
}

function indexOf<Topic extends HelpTopic>(
  phrases: Readonly<Record<Topic, { readonly en: string; readonly es: string }>>,
): Index {
  return (Object.keys(phrases) as Topic[]).map((topic) => {
    const { en, es } = phrases[topic];
    return { topic, phrases: `${en}, ${es}`.split(', ').map((phrase) => phrase.split(' ')) };
  });
}

function bestOf(index: Index, words: readonly string[]): HelpTopic[] {
  const scores = index.map(({ topic, phrases }) => ({
    topic,
    score: Math.max(...phrases.map((stems) => scoreOf(stems, words))),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  return best === 0 ? [] : scores.filter(({ score }) => score === best).map(({ topic }) => topic);
}

/** The number of stems if every stem begins a word of the question; otherwise nothing. */
function scoreOf(stems: readonly string[], words: readonly string[]): number {
  const fits = stems.every((stem) => words.some((word) => isOfStem(word, stem)));
  return fits ? stems.length : 0;
}

/** Three letters are a word, such as `pin`; after a longer stem, the rest may be an ending. */
function isOfStem(word: string, stem: string): boolean {
  return stem.length <= 3 ? word === stem || word === `${stem}s` : word.startsWith(stem);
}

function wordsOf(question: string): string[] {
  return foldText(question)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
