import {
  passwordLengthLeast,
  typedPasswordMost,
} from '#contract/identity/passwords/password-length.ts';
import { brand } from '../../browser/brand.ts';
import { PasswordField } from '../../design-system/parts/password-field.tsx';
import type { FormInHand } from '../../forms/use-form.ts';
import { settingsWords } from '../../settings/words.ts';
import { useWords } from '../../language/sentences.ts';
import { passwordStrength, StrengthMeter } from './strength-meter.tsx';

interface TypedTwice {
  readonly next: string;
  readonly again: string;
}

export const nothingTyped: TypedTwice = { next: '', again: '' };

/** Whether it can be sent: the bank decides the rest. */
export function faultOf({ next, again }: TypedTwice): { next?: 'missing'; again?: 'differs' } {
  if (next === '') return { next: 'missing' };
  return next === again ? {} : { again: 'differs' };
}

/** The refusals that are about the password itself. */
export const passwordRefusals = {
  PASSWORD_TOO_SHORT: 'next',
  PASSWORD_TOO_LONG: 'next',
  PASSWORD_TOO_EASY: 'next',
} as const;

/** The sentences for a missing or differing password. */
export function usePasswordFaultWords() {
  const { nextMissing, differs } = useWords(settingsWords).password;
  return { missing: nextMissing, differs };
}

interface NewPasswordProps {
  form: Pick<FormInHand<TypedTwice, never, unknown>, 'draft' | 'text'>;
  /** The known facts about the person, besides the name of the bank. */
  own: readonly string[];
  /** How the two fields are set. */
  className?: string;
}

/** The fields for a new password, typed twice, with how good it is (R-P2). */
export function NewPassword({ form, own, className = 'grid gap-5' }: NewPasswordProps) {
  const words = useWords(settingsWords).password;
  const { next } = form.draft;
  return (
    <>
      <div className={className}>
        <PasswordField
          label={words.next}
          hint={words.hint(passwordLengthLeast)}
          autoComplete="new-password"
          maxLength={typedPasswordMost}
          {...form.text('next')}
        />
        <PasswordField
          label={words.again}
          autoComplete="new-password"
          maxLength={typedPasswordMost}
          {...form.text('again')}
        />
      </div>
      {next !== '' && <StrengthMeter strength={passwordStrength(next, [...own, brand.name])} />}
    </>
  );
}
