import { z } from 'zod';
import { passwordRefusals } from '../security/password.ts';
import { proceduresUnder, tooManyTries } from '../../procedures/procedure.ts';
import { newSecret, typedText } from '../../text/text.ts';
import { typedPasswordMost } from '../passwords/password-length.ts';

const { PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_EASY } = passwordRefusals;

export const newPasswordRefusals = {
  PASSWORD_TOO_SHORT,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_EASY,
} as const;

const { changes } = proceduresUnder('Sign-in');

export const passwordReset = {
  /**
   * Sends a link to the email on file, if there is such a member (R-L6). The answer and the time that it takes are the
   * same where there is none.
   */
  ask: changes('public', '/password-reset', 'Ask for a link to choose a new password')
    .errors(tooManyTries)
    .input(z.object({ username: typedText(200).min(1) }))
    .output(z.object({})),

  /**
   * Chooses a new password with the link, which works once. Every session ends, no browser is trusted any more, and
   * signing in asks for the second step as ever.
   */
  finish: changes('public', '/password-reset/finish', 'Choose a new password')
    .errors({
      ...newPasswordRefusals,
      ...tooManyTries,
      /** Used, too old, or never sent: the answer is the same. */
      LINK_NOT_GOOD: {
        status: 410,
        message: 'This link has been used or is too old. Please ask for another one.',
      },
    })
    .input(z.object({ token: typedText(200), password: newSecret(typedPasswordMost) }))
    .output(z.object({})),
};
