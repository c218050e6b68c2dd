import type { Explanations } from '../language/explanation.ts';
import { formatMoment } from '../language/format.ts';
import { ended } from '../language/ended.ts';

/** What the bank says where somebody has to show that it is them. */
export const securityRefusals: Pick<
  Explanations,
  | 'PROOF_WRONG'
  | 'PROOF_OVER'
  | 'CODE_TOO_SOON'
  | 'CODE_NOT_SENT'
  | 'TOO_MANY_TRIES'
  | 'TOO_MANY_CHANGES'
  | 'TOO_MANY_PHOTOS_REFUSED'
  | 'SECOND_STEP_NEEDED'
  | 'ACCESS_CLOSED'
  | 'STEP_UP_NEEDED'
  | 'STEP_UP_LATER'
  | 'TOO_MANY_PASSKEYS'
  | 'LINK_NOT_GOOD'
  | 'USERNAME_WRONG'
  | 'USERNAME_TAKEN'
> = {
  PROOF_WRONG: ({ triesLeft }) => ({
    title: 'That is not correct.',
    detail: `You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left. Nothing was changed.`,
  }),
  PROOF_OVER: {
    title: 'This took too long, or there were too many tries.',
    detail: 'Please start again. Nothing was changed.',
  },
  CODE_TOO_SOON: ({ retryAfterMs }) => ({
    title: 'A code was sent a moment ago.',
    detail: `Please wait for it, or ask for another in ${seconds(retryAfterMs)}.`,
  }),
  CODE_NOT_SENT: {
    title: 'The code could not be sent.',
    detail: 'Please try again, or choose another way.',
  },
  TOO_MANY_TRIES: ({ retryAfterMs }) => ({
    title: 'There were too many tries.',
    detail: `Please try again in ${seconds(retryAfterMs)}.`,
  }),
  TOO_MANY_PHOTOS_REFUSED: ({ retryAfterMs }) => ({
    title: 'Too many of your photos were refused today.',
    detail: `Please take a JPEG or PNG photo, and try again in ${seconds(retryAfterMs)}. Nothing was changed now, and no money was moved.`,
  }),
  TOO_MANY_CHANGES: ({ retryAfterMs }) => ({
    title: 'There were too many changes in a short time.',
    detail: `Please try again in ${seconds(retryAfterMs)}. Nothing was changed now, and no money was moved.`,
  }),
  SECOND_STEP_NEEDED: {
    title: 'One more step.',
    detail: 'Please confirm that it is you.',
  },
  ACCESS_CLOSED: ({ phone }) => ({
    title: 'Your online access is closed.',
    detail: `Please call us at ${ended(phone)} Your money stays in your accounts, and what you have scheduled continues.`,
  }),
  STEP_UP_LATER: ({ from, because }) => ({
    title:
      because === 'password-alone'
        ? 'You have only a password, so this has to wait a day.'
        : 'Your password was reset by email, so this has to wait.',
    detail: `${
      because === 'password-alone'
        ? 'Somebody else could know it. We have told you of this by email, so that you can stop it.'
        : 'An email alone does not prove that it is you.'
    } You can confirm this from ${formatMoment(from)} on. Until then, everything that needs no confirmation works as usual. Nothing was changed, and no money moved.`,
  }),
  STEP_UP_NEEDED: {
    title: 'You have not confirmed that it is you.',
    detail: 'Nothing was changed, and no money moved.',
  },
  TOO_MANY_PASSKEYS: ({ most }) => ({
    title: `You already have ${most} passkeys.`,
    detail: 'Remove one that you no longer use. Nothing was changed.',
  }),
  LINK_NOT_GOOD: {
    title: 'This link has already been used or has expired.',
    detail: 'Please ask for another one. Your password has not changed.',
  },
  USERNAME_WRONG: {
    title: 'A username has 4 to 32 letters, digits, dots or dashes, and begins with a letter.',
    detail: 'Nothing was changed.',
  },
  USERNAME_TAKEN: {
    title: 'This username is already taken.',
    detail: 'Please choose another. Nothing was changed.',
  },
};

function seconds(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 1000));
  if (count < 120) return count === 1 ? '1 second' : `${count} seconds`;
  return `${Math.ceil(count / 60)} minutes`;
}
