import type {
  PasskeyOptions,
  ProofMethod,
  OfferedMethod,
} from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { maskedAddress } from '../../formats/labels.ts';
import type { ChallengeRow, PasskeyRow } from './authentication-tables.ts';

/** A member's contacts, and factors for a proof of identity. */
export interface MemberFactors {
  /** Whether signing in asks for a code by text. */
  readonly twoFactor: boolean;
  /** Empty where the bank knows none. */
  readonly phone: string;
  readonly email: string;
  /** From when on the password is a proof at a step-up; null: at once. */
  readonly passwordProvesFrom: EpochMs | null;
  /** From when on it alone passes for a while what takes both factors; null: nobody has asked for that. */
  readonly passwordAloneFrom: EpochMs | null;
  readonly hasAuthenticator: boolean;
  readonly hasRecoveryCode: boolean;
  readonly passkeys: readonly PasskeyRow[];
}

/** So long the password alone passes what takes both factors, once it has waited for that. */
export const aloneForMs = 24 * 60 * 60_000;

/** The required proof: of a step-up also its strength, and whether the password was shown to it. */
export type Wanted = Pick<ChallengeRow, 'purpose'> &
  Partial<Pick<ChallengeRow, 'strength' | 'password_shown_at'>>;

/**
 * By which methods a member can show that it is them, in the order in which they are offered: the strongest first. Codes by
 * text only while they are turned on, or for both factors where there is no other.
 */
export function methodsOf(
  wanted: Wanted,
  factors: MemberFactors,
  offersFactors: boolean,
  now: EpochMs,
): ProofMethod[] {
  switch (wanted.purpose) {
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
    case 'step-up':
      return stepUpMethods(wanted, factors, offersFactors, now);
  }
}

/** The methods that a step-up asks for once the password is shown; none where the password is enough. */
export function methodsAfterPassword(
  { strength }: Wanted,
  factors: MemberFactors,
  offersFactors: boolean,
): ProofMethod[] {
  return strength === 'both-factors' ? codesOf(methodsForBoth(factors, offersFactors)) : [];
}

/** The methods with the data that a client needs for each. */
export function presentMethods(
  methods: readonly ProofMethod[],
  factors: Pick<MemberFactors, 'phone'>,
  passkeyOptions: PasskeyOptions | null,
): OfferedMethod[] {
  return methods.flatMap((method): OfferedMethod[] => {
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

/**
 * Any of the member's own factors, or the password where there is none and it proves more than the mailbox. For both
 * factors a passkey is enough, as it verifies its user (NIST SP 800-63B-4, sections 2.2 and 3.1.7); otherwise the password
 * comes first, and then a code, also by text to a member with SMS verification off. A member with none of them has waited a
 * day.
 */
function stepUpMethods(
  wanted: Wanted,
  factors: MemberFactors,
  offersFactors: boolean,
  now: EpochMs,
): ProofMethod[] {
  const takesBoth = wanted.strength === 'both-factors';
  const own = takesBoth
    ? methodsForBoth(factors, offersFactors)
    : ownMethods(factors, offersFactors);
  if (own.length === 0) {
    const passwordProves = (factors.passwordProvesFrom ?? now) <= now;
    const mayAlone = takesBoth ? hasWaited(factors, now) : wanted.strength !== 'second-factor';
    return passwordProves && mayAlone ? ['password'] : [];
  }
  if (!takesBoth) {
    return own;
  }
  const codes = codesOf(own);
  if ((wanted.password_shown_at ?? null) !== null) {
    return codes;
  }
  const passkeys = own.filter((method) => method === 'passkey');
  return codes.length > 0 ? [...passkeys, 'password'] : passkeys;
}

function hasWaited({ passwordAloneFrom: from }: MemberFactors, now: EpochMs): boolean {
  return from !== null && from <= now && now < from + aloneForMs;
}

/** A phone is a second factor where there is no other, though signing in asks for none. */
function methodsForBoth(factors: MemberFactors, offersFactors: boolean): ProofMethod[] {
  const own = ownMethods(factors, offersFactors);
  return own.length > 0 ? own : ownMethods({ ...factors, twoFactor: true }, offersFactors);
}

function codesOf(methods: readonly ProofMethod[]): ProofMethod[] {
  return methods.filter((method) => method !== 'passkey');
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
