import { conflict, refusal } from '../../procedures/procedure.ts';
import { z } from 'zod';
import { typedSecret, typedSigns } from '../../text/text.ts';
import { typedPasswordMost } from '../passwords/password-length.ts';
import { EpochMs } from '../../time/time.ts';

/**
 * The browser's options for asking for a passkey, or for making one: JSON as WebAuthn Level 3 (5.1.8 to 5.1.10) describes
 * it.
 */
export const PasskeyOptions = z.record(z.string(), z.json());
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** The browser's answer to the options. The bank checks it with the key that it keeps. */
export const PasskeyAnswer = z.record(z.string(), z.json());
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** A way in which somebody can show that it is them, besides the password. */
export const OfferedMethod = z.discriminatedUnion('method', [
  /** A passkey: the options to ask the browser for it with. */
  z.object({ method: z.literal('passkey'), options: PasskeyOptions }),
  /** Six digits from an authenticator app. */
  z.object({ method: z.literal('authenticator') }),
  /** Six digits by text message, once they are asked for. */
  z.object({
    method: z.literal('text'),
    /** Masked. */
    to: z.string(),
  }),
  /** A code that the member keeps for when nothing else is at hand. */
  z.object({ method: z.literal('recovery-code') }),
  /** The password again: offered for a step-up alone, where the member has nothing else or a code is asked for after it. */
  z.object({ method: z.literal('password') }),
]);
export type OfferedMethod = z.infer<typeof OfferedMethod>;
export type ProofMethod = OfferedMethod['method'];

/** Longer than any code, so that a code with blanks or dashes in it is understood. */
const TypedCode = typedSigns(40).min(1);

/** The factor shown as proof. Blanks and dashes in a code mean nothing. */
export const Proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('passkey'), answer: PasskeyAnswer }),
  z.object({ method: z.literal('authenticator'), code: TypedCode }),
  z.object({ method: z.literal('text'), code: TypedCode }),
  z.object({ method: z.literal('recovery-code'), code: TypedCode }),
  z.object({ method: z.literal('password'), password: typedSecret(typedPasswordMost).min(1) }),
]);
export type Proof = z.infer<typeof Proof>;

/** The result of asking for a code. */
export const SentCode = z.object({
  /** Masked. */
  to: z.string(),
  /** Until when it is good. */
  expiresAt: EpochMs,
  /** From when on another can be asked for. */
  nextAt: EpochMs,
});
export type SentCode = z.infer<typeof SentCode>;

export const proofRefusals = {
  /** Wrong, used already, or too old. The count of tries goes down whatever was wrong. */
  PROOF_WRONG: refusal('That is not right, or no longer. Nothing was changed.', {
    triesLeft: z.int(),
  }),
  /** It took too long, was tried too often, or was done already: it starts again. */
  PROOF_OVER: conflict(
    'This took too long or was tried too often. Please begin again. Nothing was changed.',
  ),
} as const;

export const codeRefusals = {
  PROOF_OVER: proofRefusals.PROOF_OVER,
  /** A code was sent a moment ago. */
  CODE_TOO_SOON: {
    status: 429,
    message: 'A code was sent a moment ago. Please wait for it before asking for another.',
    data: z.object({ retryAfterMs: z.int() }),
  },
  /** The bank could not hand the message on. */
  CODE_NOT_SENT: {
    status: 503,
    message: 'The code could not be sent. Please try again, or choose another way.',
  },
} as const;
