import type { PasswordRefusalCode } from '#contract/passwords/password.ts';
import type { PasswordWeakness } from '#contract/passwords/password-terms.ts';
import type { ProfileRefusalCode } from '#contract/settings/profile.ts';
import type { Explanations } from '../language/explanation.ts';

const easyPasswords: Record<PasswordWeakness, string> = {
  common: 'Passwords like this are among the first to be tried.',
  'about-you': 'A password made of names and addresses is easy to guess.',
  repeats: 'A password made of repetitions is easy to guess.',
  sequence: 'A password made of rows of keys is easy to guess.',
};

/** What the bank says when it will not change the profile or the password. */
export const settingsRefusals: Pick<Explanations, PasswordRefusalCode | ProfileRefusalCode> = {
  PROFILE_WRONG: {
    title: 'Some of your details are missing or not right.',
    detail: 'Please look at the fields that are marked. Nothing was changed.',
  },
  CURRENT_PASSWORD_WRONG: {
    title: 'This is not your current password.',
    detail: 'Nothing was changed.',
  },
  PASSWORD_TOO_SHORT: ({ least }) => ({
    title: `A password needs at least ${least} characters.`,
    detail: 'Nothing was changed.',
  }),
  PASSWORD_TOO_LONG: ({ most }) => ({
    title: `A password has at most ${most} characters.`,
    detail: 'Nothing was changed.',
  }),
  PASSWORD_UNCHANGED: {
    title: 'This is already your password.',
    detail: 'Please choose another. Nothing was changed.',
  },
  PASSWORD_TOO_EASY: ({ because }) => ({
    title: easyPasswords[because],
    detail: 'Please choose another: four or more unrelated words work well. Nothing was changed.',
  }),
};
