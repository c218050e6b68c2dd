import { z } from 'zod';
import { codeRefusals, proofRefusals, SentCode } from '../identity/authentication/factors.ts';
import { refusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { typedSigns, typedText } from '../text/text.ts';
import { EpochMs } from '../time/time.ts';

/** The fields of a profile in the order of the form (R-P1). */
export const ProfileField = z.enum([
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'unit',
  'city',
  'state',
  'zip',
]);
export type ProfileField = z.infer<typeof ProfileField>;

/** The contact channels to confirm before use. */
export const ContactChannel = z.enum(['email', 'phone']);
export type ContactChannel = z.infer<typeof ContactChannel>;

/** The faults of a profile field. */
export const ProfileFault = z.enum(['missing', 'too-long', 'wrong']);
export type ProfileFault = z.infer<typeof ProfileFault>;

const Typed = typedText(500);

/** The member's own profile details. */
export const ProfileDetails = z.object({
  firstName: Typed,
  lastName: Typed,
  email: Typed,
  /** Typed in any way; kept and answered as `(555) 014-2600`. */
  phone: Typed,
  street: Typed,
  /** Apartment, suite or unit; may be empty. */
  unit: Typed.default(''),
  city: Typed,
  /** Two letters of a state or territory. */
  state: Typed,
  /** Five digits, or nine as `12207-1234`. */
  zip: Typed,
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

/** The same as the bank keeps it. */
export const Profile = ProfileDetails.extend({
  unit: z.string(),
  /** When the credit union checked who the member is (R-P6); null: it has not yet. */
  verifiedAt: EpochMs.nullable(),
  /** The name that the credit union has seen, and tells others (R-Q1, R-T18); a change of the profile leaves it as it is. */
  knownName: z.string(),
  /** Addresses that the member has typed and not confirmed yet; until then the ones above are used. */
  unconfirmed: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
});
export type Profile = z.infer<typeof Profile>;

const { reads, changes } = proceduresUnder('Settings');

const profileRefusals = {
  /** Everything that is wrong, in the order of the fields. Nothing was changed. */
  PROFILE_WRONG: refusal('Some of your details are missing or not right. Nothing was changed.', {
    faults: z.array(z.object({ field: ProfileField, fault: ProfileFault })),
  }),
} as const;
export const profile = {
  /** The member's profile; texts that were never given are empty. */
  get: reads('own', '/profile', 'My profile').output(Profile),

  /**
   * Saves the member's profile; the display name follows. A change of a contact is reported to the
   * former contact. A new email or phone is used after the code sent there is confirmed.
   */
  update: changes('own', '/profile', 'Update my profile')
    .errors({ ...profileRefusals, ...stepUpRefusals })
    .input(ProfileDetails)
    .output(Profile),

  /** Sends another code to an address that is not confirmed yet. */
  sendContactCode: changes('own', '/profile/contact/code', 'Send a code to my new address')
    .errors(codeRefusals)
    .input(z.object({ channel: ContactChannel }))
    .output(SentCode),

  /** Confirms a new contact with the code that was sent there: it is used from now on. */
  confirmContact: changes('own', '/profile/contact/confirm', 'Confirm my new address')
    .errors(proofRefusals)
    .input(z.object({ channel: ContactChannel, code: typedSigns(40).min(1) }))
    .output(Profile),

  /** Drops the change of a contact that is not confirmed yet. */
  dropContactChange: changes('own', '/profile/contact/drop', 'Keep my old address')
    .input(z.object({ channel: ContactChannel }))
    .output(Profile),
};
