import { z } from 'zod';
import {
  codeRefusals,
  PasskeyAnswer,
  PasskeyOptions,
  Proof,
  proofRefusals,
  OfferedMethod,
  SentCode,
} from '../authentication/factors.ts';
import { AccessArea, proceduresUnder, tooManyTries } from '../../procedures/procedure.ts';
import { PartyRole } from '../../procedures/access-terms.ts';
import { typedSecret, typedText } from '../../text/text.ts';
import { typedPasswordMost } from '../passwords/password-length.ts';
import { EpochMs, LocalDate } from '../../time/time.ts';

const Membership = z.object({
  /** By which a request names it. */
  id: z.string(),
  /** In whose name it is. */
  holder: z.string(),
  /** Whether it is a business. Then `holder` is the name of the business. */
  isBusiness: z.boolean(),
  /**
   * The owners of its accounts besides the signed-in person, first the holder; nobody for a business, which owns its own.
   */
  otherOwners: z.array(z.string()),
  role: PartyRole,
  may: z.array(AccessArea),
});

/** The signed-in person, as the header and the greeting show them (R-B3, R-D1). */
export const Member = z.object({
  username: z.string(),
  displayName: z.string(),
  plan: z.literal('Premium Account'),
  memberSince: LocalDate,
  /** The sign-in before the present one; null at the first. */
  lastSignInAt: EpochMs.nullable(),
  /** Where they have access, the first one without being named in a request. */
  memberships: z.array(Membership),
});
export type Member = z.infer<typeof Member>;

/** Spec §5: both fields are required; no rule of form is told to a guesser. */
const Credentials = z.object({
  username: typedText(200).min(1),
  password: typedSecret(typedPasswordMost).min(1),
});

/** The same words whether the user exists or not (R-L4). */
const invalidCredentials = { status: 401, message: 'Invalid username or password' } as const;

/** The refusals told only after the person has shown the member's own factors. */
export const accessClosed = {
  /** Staff have closed the member's online access, in every way in. */
  ACCESS_CLOSED: {
    status: 403,
    message: 'Your online access is closed. Please call us. Your money is where it was.',
    data: z.object({ phone: z.string() }),
  },
} as const;

const { reads, changes } = proceduresUnder('Sign-in');

export const signIn = {
  /** Opens a session (R-L1 to R-L5). The token travels in the host's cookie, never in the answer. */
  signIn: changes('public', '/sign-in', 'Sign in')
    .errors({
      INVALID_CREDENTIALS: invalidCredentials,
      /**
       * The password was right, and a further step is needed: `secondStep.finish` with one of these factors. A person with
       * this progress has a cookie of its own.
       */
      SECOND_STEP_NEEDED: {
        status: 401,
        message: 'One step more: please show that it is you.',
        data: z.object({ methods: z.array(OfferedMethod), expiresAt: EpochMs }),
      },
      ...accessClosed,
      ...tooManyTries,
    })
    .input(Credentials)
    .output(z.object({ member: Member })),

  /** The second step of signing in (R-P3). */
  secondStep: {
    /** Sends six digits to the member's phone. */
    sendCode: changes('public', '/sign-in/code', 'Send the code of the second step')
      .errors(codeRefusals)
      .input(z.object({}))
      .output(SentCode),

    /** Opens the session. A browser that is trusted is not asked again for a while. */
    finish: changes('public', '/sign-in/second-step', 'Finish signing in')
      .errors({ ...proofRefusals, ...accessClosed })
      .input(z.object({ proof: Proof, trustBrowser: z.boolean().default(false) }))
      .output(z.object({ member: Member })),
  },

  /** Signing in with a passkey alone: no user name and no password. */
  passkeySignIn: {
    /** The browser's options for asking for a passkey (WebAuthn Level 3, 5.1.4). */
    begin: changes('public', '/sign-in/passkey/options', 'Begin to sign in with a passkey')
      .errors(tooManyTries)
      .input(z.object({}))
      .output(z.object({ options: PasskeyOptions })),

    /** Opens a session for the member whose passkey it is. */
    finish: changes('public', '/sign-in/passkey', 'Sign in with a passkey')
      .errors({ ...proofRefusals, ...accessClosed, ...tooManyTries })
      .input(z.object({ answer: PasskeyAnswer }))
      .output(z.object({ member: Member })),
  },

  /** Ends the session; asking again changes nothing (R-S5). */
  signOut: changes('public', '/sign-out', 'Sign out').input(z.object({})).output(z.object({})),

  /** The member whose session this is. */
  whoAmI: reads('own', '/me', 'Who am I').output(z.object({ member: Member })),
};
