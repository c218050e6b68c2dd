import type { DisputeRefusalCode, NotDisputable } from '#contract/disputes/disputes.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatDate, formatMoney } from '../language/format.ts';

const whyNot: Record<NotDisputable, string> = {
  credit: 'Money that came in cannot be disputed.',
  'own-accounts': 'What you moved to an account of your own cannot be disputed.',
  'not-completed': 'Only a completed payment can be disputed.',
  'not-a-payment': 'Only a payment to others can be disputed.',
};

/** What the bank says when it does not open or close a dispute, or does not take a tag. */
export const disputeRefusals: Pick<
  Explanations,
  DisputeRefusalCode | 'DISPUTE_ENDED' | 'TAG_WRONG'
> = {
  NOT_DISPUTABLE: ({ why }) => ({ title: whyNot[why], detail: 'Nothing was changed.' }),
  ALREADY_DISPUTED: {
    title: 'This transaction is already disputed.',
    detail: 'Its details show the status of the dispute. Nothing was changed.',
  },
  DISPUTE_TOO_LATE: ({ until }) => ({
    title: `This transaction could be disputed until ${formatDate(until)}.`,
    detail: 'Please write to us in the support chat. Nothing was changed.',
  }),
  DISPUTED_TOO_MUCH: ({ most }) => ({
    title: `You can dispute at most ${formatMoney(most)}.`,
    detail: 'Please enter that amount or less. Nothing was changed.',
  }),
  DISPUTE_STORY_EMPTY: { title: 'Please say what happened.', detail: 'Nothing was changed.' },
  DISPUTE_ENDED: {
    title: 'This dispute is closed.',
    detail: 'It was already decided or withdrawn. Nothing was changed.',
  },
  TAG_WRONG: ({ tag }) => ({
    title: `“${tag}” cannot be a tag: tags are plain text without <, > or hidden characters.`,
    detail: 'Nothing was changed.',
  }),
};
