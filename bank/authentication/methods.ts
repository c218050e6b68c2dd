import type { PasskeyOptions, ProofMethod, ProofWay } from '#contract/authentication/proofs.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { maskedAddress } from '../formats/masked-address.ts';
import type { ChallengeRow } from './authentication-tables.ts';
import type { MemberFactors } from './factor-records.ts';

/**
 * In which ways a member can show that it is them, in the order in which they are offered: the strongest first. Codes by
 * text only while they are turned on. The password only where there is nothing else, and not before it proves more than the
 * mailbox.
 */
export function methodsOf(
  purpose: ChallengeRow['purpose'],
  factors: MemberFactors,
  offersFactors: boolean,
  now: EpochMs,
): ProofMethod[] {
  switch (purpose) {
    case 'passkey-sign-in':
      return ['passkey'];
    case 'enrolment':
      return ['text'];
    case 'add-passkey':
      return [];
    case 'sign-in': {
      const methods = ownMethods(factors, offersFactors);
      const isBeside = methods.length > 0 && factors.hasRecoveryCode;
      return isBeside ? [...methods, 'recovery-code'] : methods;
    }
    case 'step-up': {
      const methods = ownMethods(factors, offersFactors);
      const passwordProves = (factors.passwordProvesFrom ?? now) <= now;
      return methods.length === 0 && passwordProves ? ['password'] : methods;
    }
  }
}

/** The methods with what a client needs for each. */
export function presentWays(
  methods: readonly ProofMethod[],
  factors: Pick<MemberFactors, 'phone'>,
  passkeyOptions: PasskeyOptions | null,
): ProofWay[] {
  return methods.flatMap((method): ProofWay[] => {
    switch (method) {
      case 'passkey':
        return passkeyOptions === null ? [] : [{ method, options: passkeyOptions }];
      case 'text':
        return [{ method, to: maskedAddress('sms', factors.phone) }];
      default:
        return [{ method }];
    }
  });
}

function ownMethods(
  { passkeys, hasAuthenticator, twoFactor, phone }: MemberFactors,
  offersFactors: boolean,
): ProofMethod[] {
  const methods: ProofMethod[] = [];
  if (offersFactors && passkeys.length > 0) methods.push('passkey');
  if (offersFactors && hasAuthenticator) methods.push('authenticator');
  if (twoFactor && phone !== '') methods.push('text');
  return methods;
}
