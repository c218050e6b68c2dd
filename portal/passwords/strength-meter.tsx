import { classNames } from '../design-system/parts/class-names.ts';
import { settingsWords } from '../settings/words.ts';
import { useWords } from '../language/sentences.ts';
import type { PasswordStrength } from './password-strength.ts';

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
