import { z } from 'zod';
import { ask, publicAsk } from './refusals.ts';
import { typedText } from './text.ts';
import { EpochMs, LocalDate } from './time.ts';

/** The signed-in person, as the header and the greeting show them (R-B3, R-D1). */
export const Member = z.object({
  username: z.string(),
  displayName: z.string(),
  plan: z.literal('Premium Account'),
  memberSince: LocalDate,
  /** The sign-in before the present one; null at the first. */
  lastSignInAt: EpochMs.nullable(),
});
export type Member = z.infer<typeof Member>;

/** Spec §5: both fields are required; no rule of form is told to a guesser. */
export const Credentials = z.object({
  username: typedText(200).min(1),
  password: typedText(1000).min(1),
});

export const signIn = {
  /** Opens a session (R-L1 to R-L5). The token travels in the host's cookie, never in the answer. */
  signIn: publicAsk
    .route({ method: 'POST', path: '/sign-in', tags: ['Sign-in'], summary: 'Sign in' })
    .errors({
      /** The same words whether the user exists or not (R-L4). */
      INVALID_CREDENTIALS: { status: 401, message: 'Invalid username or password' },
    })
    .input(Credentials)
    .output(z.object({ member: Member })),

  /** Ends the session; asking again changes nothing (R-S5). */
  signOut: publicAsk
    .route({ method: 'POST', path: '/sign-out', tags: ['Sign-in'], summary: 'Sign out' })
    .input(z.object({}))
    .output(z.object({})),

  /** The member whose session this is. */
  whoAmI: ask
    .route({ method: 'GET', path: '/me', tags: ['Sign-in'], summary: 'Who am I' })
    .output(z.object({ member: Member })),
};
