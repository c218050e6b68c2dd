import type { FactorPorts, KnownPasskey, PasskeyVerifier } from '#bank/ports.ts';
import type { PasskeyAnswer, PasskeyOptions } from '#contract/identity/authentication/factors.ts';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { KeyRing } from '../keys/keys.ts';
import type { Letterhead } from '../messages/templates.ts';
import { keyRingSealer } from '../keys/sealer.ts';

interface RelyingParty {
  /** The credit union's name, which some browsers show. */
  readonly name: string;
  /** The address of the portal: a passkey is good for its host alone, and an answer must come from there. */
  portalAddress(): string;
}

/** The time that a browser gives its member. */
const timeout = 5 * 60_000;

/** EdDSA, ES256 and RS256: every browser and authenticator supports at least one. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** No authenticator has longer ids (WebAuthn Level 3, 7.1, step 25: 1,023 bytes). */
const credentialIdMost = 1364;

/**
 * Passkeys by WebAuthn Level 3: discoverable, with user verification, and without attestation, which would tell of the
 * member's device and on which nothing here depends. The library is loaded when it is first needed.
 */
export function webAuthnPasskeys({ name, portalAddress }: RelyingParty): PasskeyVerifier {
  const place = () => {
    const { origin, hostname } = new URL(portalAddress());
    return { expectedOrigin: origin, expectedRPID: hostname };
  };
  return {
    async creationOptions({ userHandle, username, displayName, known }) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID: place().expectedRPID,
        userID: new TextEncoder().encode(userHandle),
        userName: username,
        userDisplayName: displayName,
        timeout,
        attestationType: 'none',
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs,
      });
      return { options: asJson(options), challenge: options.challenge };
    },

    async checkCreation(answer, challenge) {
      const response = answer as unknown as RegistrationResponseJSON;
      const checked = await nullWhereThrown(async () => {
        const { verifyRegistrationResponse } = await library();
        if (await isFromElsewhereOrAttested(response)) return null;
        return verifyRegistrationResponse({
          response,
          expectedChallenge: challenge,
          ...place(),
          requireUserVerification: true,
          supportedAlgorithmIDs,
        });
      });
      const made = checked?.registrationInfo?.credential;
      return made === undefined || made.id.length > credentialIdMost ? null : keptOf(made);
    },

    async requestOptions(known) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: place().expectedRPID,
        allowCredentials: known.map(descriptorOf),
        timeout,
        userVerification: 'required',
      });
      return { options: asJson(options), challenge: options.challenge };
    },

    async checkAnswer(answer, challenge, known) {
      if (credentialIdOf(answer) !== known.credentialId) return null;
      const response = answer as unknown as AuthenticationResponseJSON;
      const checked = await nullWhereThrown(async () => {
        const { verifyAuthenticationResponse } = await library();
        if (await isFromElsewhere(response)) return null;
        return verifyAuthenticationResponse({
          response,
          expectedChallenge: challenge,
          ...place(),
          credential: credentialOf(known),
          requireUserVerification: true,
        });
      });
      return checked?.verified === true ? { counter: checked.authenticationInfo.newCounter } : null;
    },

    credentialIdOf,
  };
}

async function library() {
  const [verifiers, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...verifiers, ...helpers };
}

/** The library throws for any fault of an answer; each is a proof that is not good, and none is a bug. */
async function nullWhereThrown<Result>(
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

/** Whether the answer was given inside another site's page: the portal is in no frame. */
async function isFromElsewhere({
  response,
}: RegistrationResponseJSON | AuthenticationResponseJSON): Promise<boolean> {
  const { decodeClientDataJSON } = await library();
  const { crossOrigin = false } = decodeClientDataJSON(response.clientDataJSON);
  return crossOrigin;
}

/** Or has unrequested certificates: to check them, the server would ask addresses in their text. */
async function isFromElsewhereOrAttested(made: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await library();
  const attested = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject));
  const format = attested.get('fmt');
  const isSelfMade =
    format === 'none' || (format === 'packed' && attested.get('attStmt').get('x5c') === undefined);
  return !isSelfMade || (await isFromElsewhere(made));
}

function credentialIdOf({ id }: PasskeyAnswer): string | null {
  return typeof id === 'string' && id !== '' ? id : null;
}

/** The ways to reach an authenticator (WebAuthn Level 3, 5.8.4); others are left out, for they come from outside. */
const transportsKnown = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

function keptOf({ id, publicKey, counter, transports }: WebAuthnCredential): KnownPasskey {
  const named: readonly unknown[] = Array.isArray(transports) ? transports : [];
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transportsKnown.filter((transport) => named.includes(transport)).join(','),
  };
}

function credentialOf({ credentialId, publicKey, counter }: KnownPasskey): WebAuthnCredential {
  return {
    id: credentialId,
    publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
    counter,
  };
}

function descriptorOf({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports: transports.split(',').filter((name) => name !== '') };
}

/** Drops undefined values, which are not JSON. */
function asJson(options: object): PasskeyOptions {
  return JSON.parse(JSON.stringify(options)) as PasskeyOptions;
}

/** Authenticator apps, with secrets sealed with these keys, and passkeys for this portal. */
export function factorsOf(keys: KeyRing, letterhead: Letterhead): FactorPorts {
  return { sealer: keyRingSealer(keys), passkeys: webAuthnPasskeys(letterhead) };
}
