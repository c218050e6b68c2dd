import { classNames } from '../../design-system/parts/class-names.ts';
import { settingsWords } from '../../settings/words.ts';
import { useWords } from '../../language/sentences.ts';
import { passwordLengthLeast } from '#contract/identity/passwords/password-length.ts';
import {
  type PasswordWeakness,
  measurePassword,
  tooEasy,
} from '#contract/identity/passwords/password-terms.ts';

/** How good the new password is, in words and as a bar (R-P2). Read out when typing pauses. */
export function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const words = useWords(settingsWords).password;
  const { grade, steps, missing, weaknesses } = strength;
  return (
    <div role="status" className="grid gap-1 text-small">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 rounded-full forced-color-adjust-none',
              step <= steps ? tones[grade] : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <p>
        {words.strength}: <span className="font-semibold">{words.strengths[grade]}</span>.{' '}
        {missing > 0 && words.charactersMissing(missing)}
      </p>
      {weaknesses.map((weakness) => (
        <p key={weakness} className="text-muted">
          {words.weaknesses[weakness]}
        </p>
      ))}
    </div>
  );
}

const tones: Record<PasswordStrength['grade'], string> = {
  'too-short': 'bg-danger',
  weak: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-positive',
  'very-strong': 'bg-positive',
};

interface PasswordStrength {
  readonly grade: 'too-short' | 'weak' | 'fair' | 'strong' | 'very-strong';
  /** Of four, for the meter. */
  readonly steps: 0 | 1 | 2 | 3 | 4;
  /** How many characters are missing to the shortest that the bank takes. */
  readonly missing: number;
  readonly weaknesses: readonly PasswordWeakness[];
}

/**
 * The strength by the bank's own measure: the part of a password that a guesser does not try as a whole counts. `own` holds
 * the known facts about the member and the bank.
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
