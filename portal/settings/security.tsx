import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { settingsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { AutoLogoutChoice } from './auto-logout-choice.tsx';
import { ChangePassword } from '../passwords/change-password.tsx';
import { FirstPaymentDelay } from '../security/first-payment-delay.tsx';
import { SettingsSection } from './settings-section.tsx';

interface SecurityProps {
  settings: Settings;
  profile: Profile;
}

/** The security part of the settings, where what the user menu calls `Security Center` begins (R-B3). */
export function Security({ settings, profile }: SecurityProps) {
  const words = useWords(settingsWords).security;
  return (
    <SettingsSection id="security" heading={words.heading}>
      <ChangePassword profile={profile} changedAt={settings.passwordChangedAt} />
      <div className="py-5">
        <AutoLogoutChoice minutes={settings.autoLogoutMinutes} />
      </div>
      <div className="py-5">
        <FirstPaymentDelay hours={settings.firstPaymentDelayHours} />
      </div>
    </SettingsSection>
  );
}
