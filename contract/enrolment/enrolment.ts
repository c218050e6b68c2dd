import { z } from 'zod';
import { newPasswordRefusals } from '../identity/sign-in/password-reset.ts';
import { proofRefusals } from '../identity/authentication/factors.ts';
import { conflict, refusal, proceduresUnder, tooManyTries } from '../procedures/procedure.ts';
import { accessClosed, Member } from '../identity/sign-in/sign-in.ts';
import { newSecret, typedSigns, typedText } from '../text/text.ts';
import { typedPasswordMost } from '../identity/passwords/password-length.ts';
import { EpochMs, LocalDate } from '../time/time.ts';

const enrolmentRefusals = {
  /** 4 to 32 small letters, digits, dots and dashes, beginning with a letter. */
  USERNAME_WRONG: refusal(
    'A user name has 4 to 32 letters, digits, dots or dashes. Nothing was changed.',
  ),
  USERNAME_TAKEN: conflict('Somebody has this user name already. Nothing was changed.'),
} as const;

const { changes } = proceduresUnder('Enrolment');

/** A member whom the credit union has opened comes on-line. */
export const enrolment = {
  /**
   * Sends a code to the contact on file, if the member number and the birth date are those of a member who has not
   * come on-line yet. The answer is the same where they are not.
   */
  begin: changes('public', '/enrolment', 'Begin to activate online banking')
    .errors(tooManyTries)
    .input(z.object({ memberNumber: typedText(40).min(1), birthDate: LocalDate }))
    .output(z.object({ expiresAt: EpochMs })),

  /** Chooses user name and password with the code, and signs in. */
  finish: changes('public', '/enrolment/finish', 'Activate online banking')
    .errors({
      ...proofRefusals,
      ...enrolmentRefusals,
      ...newPasswordRefusals,
      ...tooManyTries,
      ...accessClosed,
    })
    .input(
      z.object({
        code: typedSigns(40).min(1),
        username: typedText(200).min(1),
        password: newSecret(typedPasswordMost).min(1),
      }),
    )
    .output(z.object({ member: Member })),
};
