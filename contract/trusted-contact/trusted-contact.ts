import { z } from 'zod';
import { conflict, refusal, proceduresUnder, tooManyTries } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { typedText } from '../text/text.ts';
import { EpochMs } from '../time/time.ts';
import { contactRelationships } from './trusted-contact-terms.ts';

const Relationship = z.enum(contactRelationships);

/** The fields of a trusted contact in the order of the form. */
export const TrustedContactField = z.enum(['name', 'email', 'phone']);
export type TrustedContactField = z.infer<typeof TrustedContactField>;

/** The faults of a field; `own`: the contact is the member's own. */
export const TrustedContactFault = z.enum(['missing', 'too-long', 'wrong', 'own']);
export type TrustedContactFault = z.infer<typeof TrustedContactFault>;

/** The trusted contact of a member. Either email or phone is enough; the other is empty. */
export const TrustedContactDetails = z.object({
  name: typedText(500),
  relationship: Relationship,
  email: typedText(500),
  /** A US number, typed in any way; kept and answered as `(555) 014-2600`. */
  phone: typedText(500),
});
export type TrustedContactDetails = z.infer<typeof TrustedContactDetails>;

/** Somebody whom the credit union may tell when something looks wrong (FINRA rule 4512(a)(1)(F)). */
export const TrustedContact = TrustedContactDetails.extend({
  namedAt: EpochMs,
  /** When they were told what it means to be one; null: not yet, and until then they are told of nothing. */
  introducedAt: EpochMs.nullable(),
  /** When they said no; null: they have not. */
  declinedAt: EpochMs.nullable(),
});
export type TrustedContact = z.infer<typeof TrustedContact>;

/** Why nobody is named, in the order in which it is checked. Nothing was changed and nobody was written to. */
const trustedContactRefusals = {
  TRUSTED_CONTACT_WRONG: refusal(
    'Something about your trusted contact is missing or not right. Nothing was changed.',
    {
      faults: z.array(z.object({ field: TrustedContactField, fault: TrustedContactFault })),
    },
  ),
  /** They said no to this member before, at this email or phone. */
  TRUSTED_CONTACT_DECLINED: conflict(
    'This person does not want to be your trusted contact. Nothing was changed.',
  ),
  /** Of the member, or to that email or phone from whichever members. */
  TOO_MANY_CONTACTS_NAMED: {
    status: 429,
    message: 'Too many people were named today. Please try again tomorrow. Nothing was changed.',
    data: z.object({ most: z.int() }),
  },
} as const;

const linkRefusals = {
  /** Of somebody who is a trusted contact no more, or never sent: the answer is the same. */
  CONTACT_LINK_NOT_GOOD: {
    status: 410,
    message: 'This link is no longer good. There is nothing that you need to do.',
  },
} as const;

const OfLink = z.object({ token: typedText(200) });
const Present = z.object({ contact: TrustedContact.nullable() });

const { reads, readsByPost, changes } = proceduresUnder('Security');

/** Somebody whom a member allows the credit union to tell when something looks wrong. They have no access to anything. */
export const trustedContact = {
  /** The member's trusted contact; null where they have named nobody. */
  get: reads('grant', '/trusted-contact', 'My trusted contact').output(Present),

  /**
   * Names a trusted contact, in place of the former contact. A contact with a new email or phone is told once the meaning
   * of it, and the way to decline; that notice needs a step-up.
   */
  save: changes('grant', '/trusted-contact', 'Name a trusted contact')
    .errors({ ...trustedContactRefusals, ...stepUpRefusals })
    .input(TrustedContactDetails)
    .output(Present),

  /** Tries again to tell somebody what it means, where that could not be sent. */
  introduce: changes(
    'grant',
    '/trusted-contact/introduction',
    'Try again to write to my trusted contact',
  )
    .errors(tooManyTries)
    .input(z.object({}))
    .output(Present),

  /** From now on nobody is told anything. Nobody is told of that either. Needs a step-up. */
  remove: changes('grant', '/trusted-contact/remove', 'Remove my trusted contact')
    .errors(stepUpRefusals)
    .input(z.object({}))
    .output(Present),

  /** The member that named the recipient of the link. */
  offered: readsByPost('public', '/trusted-contact/offered', 'Who named me')
    .errors(linkRefusals)
    .input(OfLink)
    .output(z.object({ by: z.string(), declinedAt: EpochMs.nullable() })),

  /** Says no with the link: that member's credit union tells this person nothing. Saying it again changes nothing. */
  decline: changes('public', '/trusted-contact/decline', 'Say no to being a trusted contact')
    .errors(linkRefusals)
    .input(OfLink)
    .output(z.object({})),
};

/** The notice to a trusted contact about a payment: the member's name, and no amount, account or payee. */
export const ContactNotice = z.object({
  kind: z.literal('trusted-contact'),
  /** Of the member who ordered it. */
  firstName: z.string(),
});
export type ContactNotice = z.infer<typeof ContactNotice>;
