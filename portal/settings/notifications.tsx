import { useState } from 'react';
import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import type { NotificationChoices } from '#contract/settings/setting-terms.ts';
import { brand } from '../browser/brand.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { setNotifications } from './queries.ts';
import { askToPush, mayPush, type PushAnswer } from '../browser/browser-abilities.ts';
import { ThisDevice } from '../push/this-device.tsx';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsChange } from './use-settings-change.ts';

/** The ways to tell the member of events (R-P5). */
export function Notifications({ settings, profile }: { settings: Settings; profile: Profile }) {
  const words = useWords(settingsWords).notifications;
  const [pushAnswer, setPushAnswer] = useState<PushAnswer>('allowed');
  const { notifications: choices } = settings;
  const choose = useSettingsChange(
    setNotifications,
    (shown, change: Partial<NotificationChoices>) => ({
      ...shown,
      notifications: { ...shown.notifications, ...change },
    }),
  );
  const set = (change: Partial<NotificationChoices>) => choose.mutate(change);
  const setPush = async (on: boolean) => {
    const answer = on ? await askToPush(brand.name, words.pushTest) : 'allowed';
    setPushAnswer(answer);
    if (answer === 'allowed') set({ push: on });
  };

  return (
    <SettingsSection id="notifications" heading={words.heading} detail={words.detail}>
      <div className="grid divide-y divide-line *:py-4">
        <Switch
          label={words.email}
          hint={profile.email === '' ? words.noAddress : words.emailDetail(profile.email)}
          checked={choices.email}
          onCheckedChange={(email) => set({ email })}
        />
        <Switch
          label={words.sms}
          hint={profile.phone === '' ? words.noAddress : words.smsDetail(profile.phone)}
          checked={choices.sms}
          onCheckedChange={(sms) => set({ sms })}
        />
        <div className="grid gap-3">
          <Switch
            label={words.push}
            hint={choices.push && !mayPush() ? words.pushNotHere : words.pushDetail}
            checked={choices.push}
            onCheckedChange={(on) => void setPush(on)}
          />
          {pushAnswer !== 'allowed' && (
            <Banner role="alert" tone="warning">
              {pushAnswer === 'refused' ? words.pushRefused : words.pushUnsupported}
            </Banner>
          )}
        </div>
        <ThisDevice />
        <Switch
          label={words.letters}
          hint={words.lettersDetail}
          checked={choices.letters}
          onCheckedChange={(letters) => set({ letters })}
        />
        <Switch
          label={words.security}
          hint={words.securityDetail}
          checked={choices.security}
          onCheckedChange={(security) => set({ security })}
        />
      </div>
      {choose.error !== null && (
        <div className="py-4">
          <ProblemBanner error={choose.error} title={words.notSaved} />
        </div>
      )}
    </SettingsSection>
  );
}
