import { typedPasswordMost } from '#contract/identity/passwords/password-length.ts';
import type { Profile } from '#contract/settings/profile.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { isDemo } from '../../bank-client/host.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { PasswordField } from '../../design-system/parts/password-field.tsx';
import { BankForm } from '../../forms/bank-form.tsx';
import { useBankForm } from '../../forms/use-bank-form.ts';
import { changePassword, settingsQuery } from '../../settings/queries.ts';
import { useSession } from '../../queries/session.ts';
import { formatDate, localToday } from '../../language/format.ts';
import { settingsWords } from '../../settings/words.ts';
import { useWords } from '../../language/sentences.ts';
import { faultOf, NewPassword, passwordRefusals, usePasswordFaultWords } from './new-password.tsx';
import { SettingRow } from '../../settings/settings-section.tsx';

const nothingTyped = { current: '', next: '', again: '' };

/** Sets another password, which ends the other sessions (R-P2). The typed text is gone once it is set. */
export function ChangePassword({ profile, changedAt }: { profile: Profile; changedAt: EpochMs }) {
  const words = useWords(settingsWords).password;
  const { username } = useSession().member;
  const { firstName, lastName, email, street, city } = profile;
  const own = [username, firstName, lastName, email, street, city];
  const form = useBankForm({
    procedure: changePassword,
    refresh: (queries) => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    start: nothingTyped,
    read: ({ current, next, again }) => {
      if (current === '') return { faults: { current: 'current missing' } };
      const faults = faultOf({ next, again });
      return Object.keys(faults).length > 0 ? { faults } : { request: { current, next } };
    },
    at: {
      ...passwordRefusals,
      CURRENT_PASSWORD_WRONG: 'current',
      PASSWORD_UNCHANGED: 'next',
    },
    say: { ...usePasswordFaultWords(), 'current missing': words.currentMissing },
    standing: () => ({}),
    next: () => nothingTyped,
  });
  const { answer: changed } = form;

  return (
    <SettingRow title={words.heading} detail={words.setAt(formatDate(localToday(changedAt)))}>
      <BankForm
        form={form}
        submit={words.submit}
        submitting={words.submitting}
        news={
          <>
            {changed && (
              <Banner tone="positive" role="status" title={words.changed}>
                {changed.otherSessionsEnded === 0
                  ? words.noOthers
                  : words.othersEnded(changed.otherSessionsEnded)}{' '}
                {isDemo && words.demo}
              </Banner>
            )}
            {isDemo && !changed && <p className="text-small text-muted">{words.demo}</p>}
          </>
        }
      >
        {/* Password managers then know whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          maxLength={typedPasswordMost}
          {...form.text('current')}
        />
        <NewPassword
          form={form}
          own={own}
          className="grid items-start gap-5 sm:max-md:grid-cols-2"
        />
      </BankForm>
    </SettingRow>
  );
}
