import { passwordLengthLeast } from '#contract/passwords/password-length.ts';
import {
  measurePassword,
  type PasswordWeakness,
  tooEasy,
} from '#contract/passwords/password-terms.ts';

/** How good a new password is, for the member to see while they type. */
export interface PasswordStrength {
  readonly grade: 'too-short' | 'weak' | 'fair' | 'strong' | 'very-strong';
  /** Of four, for the meter. */
  readonly steps: 0 | 1 | 2 | 3 | 4;
  /** How many characters are missing to the shortest that the bank takes. */
  readonly missing: number;
  readonly weaknesses: readonly PasswordWeakness[];
}

/**
 * By the bank's own measure: what counts is how much of it a guesser does not try as a whole. `own` is what is known
 * about the member and the bank.
 */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  const measure = measurePassword(password, own);
  const { length, unguessable, weaknesses } = measure;
  const missing = Math.max(0, passwordLengthLeast - length);
  const graded = (grade: PasswordStrength['grade'], steps: PasswordStrength['steps']) => ({
    grade,
    steps,
    missing,
    weaknesses,
  });
  if (missing > 0) return graded('too-short', length === 0 ? 0 : 1);
  if (tooEasy(measure) !== null) return graded('weak', 1);
  if (unguessable < passwordLengthLeast) return graded('fair', 2);
  return unguessable < 20 ? graded('strong', 3) : graded('very-strong', 4);
}
