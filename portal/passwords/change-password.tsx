import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { passwordLengthLeast, typedPasswordMost } from '#contract/passwords/password-length.ts';
import type { Profile } from '#contract/settings/profile.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { isDemo } from '../bank-client/host.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { brand } from '../browser/brand.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { PasswordField } from '../design-system/parts/password-field.tsx';
import { changePassword, settingsQuery } from '../settings/queries.ts';
import { useSession } from '../queries/session.ts';
import { formatDate, localToday } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { settingsWords } from '../settings/words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { StrengthMeter, passwordStrength } from './strength-meter.tsx';
import { SettingRow } from '../settings/settings-section.tsx';

const nothingTyped = { current: '', next: '', again: '' };
type Field = keyof typeof nothingTyped;

interface ChangePasswordProps {
  profile: Profile;
  changedAt: EpochMs;
}

/** Sets another password, which ends the other sessions (R-P2). What was typed is gone once it is set. */
export function ChangePassword({ profile, changedAt }: ChangePasswordProps) {
  const words = useWords(settingsWords).password;
  const explain = useExplain();
  const queries = useQueryClient();
  const { username } = useSession().member;
  const [typed, setTyped] = useState(nothingTyped);
  const [fault, setFault] = useState<{ field: Field; sentence: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { firstName, lastName, email, street, city } = profile;
  const own = [username, firstName, lastName, email, street, city, brand.name];
  const change = useMutation({
    ...changePassword,
    onSettled: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });

  const fail = (field: Field, sentence: string) => {
    setFault({ field, sentence });
    focusField(form.current, field);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const { current, next, again } = typed;
    if (current === '') fail('current', words.currentMissing);
    else if (next === '') fail('next', words.nextMissing);
    else if (again !== next) fail('again', words.differs);
    else {
      change.mutate(
        { current, next },
        {
          onSuccess: () => setTyped(nothingTyped),
          onError: (error) => focusField(form.current, fieldOf(error)),
        },
      );
    }
  };
  const type = (field: Field) => (text: string) => {
    setTyped({ ...typed, [field]: text });
    setFault(null);
    change.reset();
  };
  const errorAt = (field: Field) => {
    if (fault?.field === field) return fault.sentence;
    if (fieldOf(change.error) !== field) return undefined;
    const { title, detail = '' } = explain(change.error);
    return `${title} ${detail}`;
  };

  return (
    <SettingRow title={words.heading} detail={words.setAt(formatDate(localToday(changedAt)))}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {/* Password managers then know whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          name="current"
          label={words.current}
          autoComplete="current-password"
          value={typed.current}
          maxLength={typedPasswordMost}
          onChange={(event) => type('current')(event.currentTarget.value)}
          error={errorAt('current')}
        />
        <div className="grid items-start gap-5 sm:max-md:grid-cols-2">
          <PasswordField
            name="next"
            label={words.next}
            hint={words.hint(passwordLengthLeast)}
            autoComplete="new-password"
            value={typed.next}
            maxLength={typedPasswordMost}
            onChange={(event) => type('next')(event.currentTarget.value)}
            error={errorAt('next')}
          />
          <PasswordField
            name="again"
            label={words.again}
            autoComplete="new-password"
            value={typed.again}
            maxLength={typedPasswordMost}
            onChange={(event) => type('again')(event.currentTarget.value)}
            error={errorAt('again')}
          />
        </div>
        {typed.next !== '' && <StrengthMeter strength={passwordStrength(typed.next, own)} />}
        {change.error !== null && fieldOf(change.error) === null && (
          <ProblemBanner error={change.error} />
        )}
        {change.isSuccess && (
          <Banner tone="positive" role="status" title={words.changed}>
            {change.data.otherSessionsEnded === 0
              ? words.noOthers
              : words.othersEnded(change.data.otherSessionsEnded)}{' '}
            {isDemo && words.demo}
          </Banner>
        )}
        {isDemo && !change.isSuccess && <p className="text-small text-muted">{words.demo}</p>}
        <Button type="submit" busy={change.isPending} className="justify-self-start">
          {change.isPending ? words.submitting : words.submit}
        </Button>
      </form>
    </SettingRow>
  );
}

/** At which field a refusal stands; null where it is about none. */
function fieldOf(error: unknown): Field | null {
  if (isRefusal(error, 'CURRENT_PASSWORD_WRONG')) return 'current';
  const isAboutNext =
    isRefusal(error, 'PASSWORD_TOO_SHORT') ||
    isRefusal(error, 'PASSWORD_TOO_LONG') ||
    isRefusal(error, 'PASSWORD_UNCHANGED') ||
    isRefusal(error, 'PASSWORD_TOO_EASY');
  return isAboutNext ? 'next' : null;
}

function focusField(form: HTMLFormElement | null, field: Field | null): void {
  if (field !== null) form?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
}
