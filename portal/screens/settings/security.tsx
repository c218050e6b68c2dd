import { LogOut } from 'lucide-react';
import type { Profile } from '#contract/profile.ts';
import type { Settings } from '#contract/settings.ts';
import { brand } from '../../brand.ts';
import { Button } from '../../parts/button.tsx';
import { telephoneHref } from '../../parts/telephone.ts';
import { textLinkClass } from '../../parts/text-link.tsx';
import { useSession } from '../../shell/session.ts';
import { formatMoment } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { AutoLogoutChoice } from './auto-logout-choice.tsx';
import { ChangePassword } from './change-password.tsx';
import { SettingRow, SettingsSection } from './settings-section.tsx';
import { TwoFactor } from './two-factor.tsx';

interface SecurityProps {
  settings: Settings;
  profile: Profile;
}

/** The security part of the settings, which the user menu calls `Security Center` (R-B3). */
export function Security({ settings, profile }: SecurityProps) {
  const words = useWords(settingsWords).security;
  const { member, signOut, isSigningOut } = useSession();
  return (
    <SettingsSection id="security" heading={words.heading}>
      <ChangePassword profile={profile} changedAt={settings.passwordChangedAt} />
      <div className="py-5">
        <TwoFactor isOn={settings.twoFactor} />
      </div>
      <div className="py-5">
        <AutoLogoutChoice minutes={settings.autoLogoutMinutes} />
      </div>
      <SettingRow title={words.lastSignIn}>
        {member.lastSignInAt === null ? (
          <p className="text-small text-muted">{words.firstSignIn}</p>
        ) : (
          <>
            <p className="figures">{formatMoment(member.lastSignInAt)}</p>
            <p className="mt-1 text-small text-muted">
              {words.lastSignInDetail}{' '}
              <a href={telephoneHref(brand.phone)} className={textLinkClass}>
                {brand.phone}
              </a>
            </p>
          </>
        )}
      </SettingRow>
      <SettingRow title={words.session} detail={words.sessionDetail}>
        <Button tone="secondary" icon={LogOut} busy={isSigningOut} onClick={signOut}>
          {isSigningOut ? words.signingOut : words.signOut}
        </Button>
      </SettingRow>
    </SettingsSection>
  );
}
