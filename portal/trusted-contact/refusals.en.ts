import type { TrustedContactRefusalCode } from '#contract/trusted-contact/trusted-contact.ts';
import type { Explanations } from '../language/explanation.ts';

/** Why nobody was named as a trusted contact, or did not say no. */
export const trustedContactRefusals: Pick<Explanations, TrustedContactRefusalCode> = {
  TRUSTED_CONTACT_WRONG: {
    title: 'Something about your trusted contact is missing or not right.',
    detail: 'Nothing was changed.',
  },
  TRUSTED_CONTACT_DECLINED: {
    title: 'This person does not want to be your trusted contact.',
    detail: 'We will not write to them again. Choose someone else. Nothing was changed.',
  },
  TOO_MANY_CONTACTS_NAMED: ({ most }) => ({
    title: 'That is enough for today.',
    detail: `We write to ${most} people a day at most. Try again tomorrow. Nothing was changed.`,
  }),
  CONTACT_LINK_NOT_GOOD: {
    title: 'This link is no longer good.',
    detail: 'You are not a trusted contact through it, and there is nothing that you need to do.',
  },
};
