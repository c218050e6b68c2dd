import { z } from 'zod';
import { typedPasswordMost } from '../passwords/password-length.ts';
import { refusal, proceduresUnder, tooManyTries } from '../../procedures/procedure.ts';
import { stepUpRefusals } from '../step-up/step-up.ts';
import { newSecret, typedSecret } from '../../text/text.ts';
import { EpochMs } from '../../time/time.ts';

const { changes } = proceduresUnder('Settings');

/** Why the password stays as it is, in the order in which it is checked. */
export const passwordRefusals = {
  PASSWORD_TOO_SHORT: refusal('The new password is too short. Nothing was changed.', {
    least: z.int(),
  }),
  PASSWORD_TOO_LONG: refusal('The new password is too long. Nothing was changed.', {
    most: z.int(),
  }),
  PASSWORD_UNCHANGED: refusal('The new password is the current one. Nothing was changed.'),
  /** Common, about the member or the bank, or made of repetitions and rows of keys. */
  PASSWORD_TOO_EASY: refusal('The new password is too easy to guess. Nothing was changed.', {
    because: z.enum(['common', 'about-you', 'repeats', 'sequence']),
  }),
  /** Said at the cost of a sign-in, and so last. */
  CURRENT_PASSWORD_WRONG: refusal('The current password is not right. Nothing was changed.'),
} as const;
export const password = {
  /**
   * Changes the password (R-P2) and ends every other session of the member. A member with a second
   * factor confirms with that as well. Do not repeat it without an answer: after it the current
   * password is the new one.
   */
  change: changes('own', '/password', 'Change password')
    .errors({ ...passwordRefusals, ...tooManyTries, ...stepUpRefusals })
    .input(
      z.object({ current: typedSecret(typedPasswordMost), next: newSecret(typedPasswordMost) }),
    )
    .output(z.object({ changedAt: EpochMs, otherSessionsEnded: z.int() })),
};
