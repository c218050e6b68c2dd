import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from '#contract/authentication/factors.ts';

/** What became of asking the browser for a passkey. */
export type MadePasskey =
  | { readonly kind: 'made'; readonly answer: PasskeyAnswer }
  /** The device keeps one for this member already. */
  | { readonly kind: 'already-here' }
  /** The person stopped it, it took too long, or the device cannot: browsers do not tell which. */
  | { readonly kind: 'not-made' };

/** Lets the browser make a passkey, as the bank's options say (WebAuthn Level 3, 5.1.3). */
export async function makePasskey(options: PasskeyOptions): Promise<MadePasskey> {
  try {
    const answer = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    return { kind: 'made', answer: answer as unknown as PasskeyAnswer };
  } catch (error) {
    const isHere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { kind: isHere ? 'already-here' : 'not-made' };
  }
}
