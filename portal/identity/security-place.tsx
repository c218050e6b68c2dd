import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { CallCheck } from './security/call-check.tsx';
import { SecurityLog } from './security/security-log.tsx';
import { Sessions } from './security/sessions.tsx';
import { SignInWays } from './security/passkeys.tsx';
import { ScoreCard } from '../settings/score-card.tsx';
import { type SettingsPart, wishedPart } from '../settings/settings-parts.ts';
import { WithSettings } from '../settings/with-settings.tsx';
import { settingsWords } from '../settings/words.ts';
import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { AutoLogoutChoice } from '../settings/auto-logout-choice.tsx';
import { ChangePassword } from './passwords/change-password.tsx';
import { FirstPaymentDelay } from './first-payment-delay.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';

type Panel = 'security' | 'sign-in-ways' | 'sessions';

/** The panel in which a part stands; the first panel where it stands in none. */
function panelOf(part: SettingsPart | null): Panel {
  if (part === 'sign-in-ways' || part === 'sessions') return part;
  return part === 'security-log' ? 'sessions' : 'security';
}

/** How safe the account is, how the member signs in, and where they are signed in (R-P2 to R-P4, R-P7). */
export default function SecurityPlace() {
  const words = useWords(settingsWords).panels;
  const { detail, openPlace } = useTabs();
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-4 xl:order-last">
        <CallCheck />
        <WithSettings>{({ score }) => <ScoreCard score={score} />}</WithSettings>
      </div>
      <TabPanels<Panel>
        label={words.label}
        value={panelOf(wishedPart(detail))}
        onValueChange={(part) => openPlace('security', { part })}
        panels={[
          {
            value: 'security',
            label: words.password,
            children: (
              <WithSettings>
                {(settings, profile) => <Security settings={settings} profile={profile} />}
              </WithSettings>
            ),
          },
          {
            value: 'sign-in-ways',
            label: words.signIn,
            children: (
              <WithSettings>{(settings) => <SignInWays settings={settings} />}</WithSettings>
            ),
          },
          {
            value: 'sessions',
            label: words.activity,
            children: (
              <div className="grid grid-cols-1 gap-6">
                <Sessions />
                <SecurityLog />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

interface SecurityProps {
  settings: Settings;
  profile: Profile;
}

/** The security part of the settings, the start of the user menu's `Security Center` (R-B3). */
function Security({ settings, profile }: SecurityProps) {
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
