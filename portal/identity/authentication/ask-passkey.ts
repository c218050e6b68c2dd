import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from '#contract/identity/authentication/factors.ts';

/** The outcome of asking the browser for a passkey. */
export type PasskeyAsked =
  | { readonly kind: 'shown'; readonly answer: PasskeyAnswer }
  /** The person called it off, or did not do it in time, or has none for this bank: browsers do not tell which. */
  | { readonly kind: 'not-shown' }
  /** The browser cannot do it on this page. */
  | { readonly kind: 'not-possible' };

/** Asks the browser for a passkey with the options of the bank (WebAuthn Level 3, 5.1.4). */
export async function askPasskey(options: PasskeyOptions): Promise<PasskeyAsked> {
  try {
    const answer = await startAuthentication({
      // The bank has made them by the standard; the contract hands them through as they are.
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    return { kind: 'shown', answer: answer as unknown as PasskeyAnswer };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const isCalledOff = name === 'NotAllowedError' || name === 'AbortError';
    return { kind: isCalledOff ? 'not-shown' : 'not-possible' };
  }
}
