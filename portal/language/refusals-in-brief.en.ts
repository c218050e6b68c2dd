import type { Explanation, Explanations } from './explanation.ts';

const byCode: Pick<Explanations, 'SIGNED_OUT' | 'UNAVAILABLE' | 'UNEXPECTED'> = {
  SIGNED_OUT: {
    title: 'You have been signed out.',
    detail: 'Please sign in again. Nothing was changed.',
  },
  UNAVAILABLE: {
    title: 'The bank cannot answer right now.',
    detail: 'Please try again in a moment.',
  },
  UNEXPECTED: {
    title: 'Something went wrong on our side.',
    detail: 'If you were sending money, look at your history before you try again.',
  },
};

/** Said of any other refusal until its own words are loaded: a refusal changes nothing. */
const refused: Explanation = {
  title: 'The bank did not do this.',
  detail: 'Nothing was changed, and no money was moved.',
};

const noAnswer: Explanation = {
  title: 'The bank cannot be reached.',
  detail: 'Check your connection and try again. Nothing was changed.',
};

const fault: Explanation = {
  title: 'Something went wrong in this page.',
  detail: 'Reload it and try again. If you were sending money, look at your history first.',
};

/** What is said of a change whose answer was lost. */
const lost = {
  title: 'We do not know whether this was done.',
  noAnswer: 'The bank has not answered.',
  again: 'It is safe to try again without changing anything: it will not be done twice.',
};

/** What goes wrong wherever the bank is asked, in words that are there before those of each refusal. */
export const refusalsInBrief = { byCode, refused, noAnswer, fault, lost };
