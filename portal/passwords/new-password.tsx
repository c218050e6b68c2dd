import { passwordLengthLeast, typedPasswordMost } from '#contract/passwords/password-length.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { brand } from '../browser/brand.ts';
import { PasswordField } from '../design-system/parts/password-field.tsx';
import { useExplain } from '../language/refusals.ts';
import { settingsWords } from '../settings/words.ts';
import { useWords } from '../language/sentences.ts';
import { StrengthMeter, passwordStrength } from './strength-meter.tsx';

/** A new password while it is typed, twice. */
export interface TypedTwice {
  readonly next: string;
  readonly again: string;
}

export const nothingTyped: TypedTwice = { next: '', again: '' };

/** Which of the two is not as it should be. */
export type PasswordFault = 'missing' | 'differs' | null;

/** Whether it can be sent: the bank decides the rest. */
export function faultOf({ next, again }: TypedTwice): PasswordFault {
  if (next === '') return 'missing';
  return next === again ? null : 'differs';
}

interface NewPasswordProps {
  typed: TypedTwice;
  onType: (typed: TypedTwice) => void;
  fault: PasswordFault;
  /** What the bank has refused the last one with, if it was about the password. */
  refused: unknown;
  /** What is known about the person who chooses it, besides the name of the bank. */
  own: readonly string[];
}

/** Where somebody chooses a password without knowing the one before it, with how good it is (R-P2). */
export function NewPassword({ typed, onType, fault, refused, own }: NewPasswordProps) {
  const words = useWords(settingsWords).password;
  const explain = useExplain();
  const whyNot = isAboutPassword(refused) ? explain(refused) : null;
  const nextError =
    fault === 'missing' ? words.nextMissing : whyNot && `${whyNot.title} ${whyNot.detail ?? ''}`;
  return (
    <>
      <PasswordField
        name="next"
        label={words.next}
        hint={words.hint(passwordLengthLeast)}
        autoComplete="new-password"
        value={typed.next}
        maxLength={typedPasswordMost}
        onChange={(event) => onType({ ...typed, next: event.currentTarget.value })}
        error={nextError ?? undefined}
      />
      <PasswordField
        name="again"
        label={words.again}
        autoComplete="new-password"
        value={typed.again}
        maxLength={typedPasswordMost}
        onChange={(event) => onType({ ...typed, again: event.currentTarget.value })}
        error={fault === 'differs' ? words.differs : undefined}
      />
      {typed.next !== '' && (
        <StrengthMeter strength={passwordStrength(typed.next, [...own, brand.name])} />
      )}
    </>
  );
}

/** Whether the bank has refused the password itself. */
export function isAboutPassword(error: unknown): boolean {
  return (
    isRefusal(error, 'PASSWORD_TOO_SHORT') ||
    isRefusal(error, 'PASSWORD_TOO_LONG') ||
    isRefusal(error, 'PASSWORD_TOO_EASY')
  );
}
