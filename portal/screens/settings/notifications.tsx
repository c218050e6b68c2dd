import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import type { Settings } from '#contract/settings.ts';
import type { NotificationChoices } from '#contract/setting-terms.ts';
import { brand } from '../../brand.ts';
import { Banner } from '../../parts/banner.tsx';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { Switch } from '../../parts/switch.tsx';
import { setNotifications, settingsQuery, showSettings } from '../../queries/settings.ts';
import { askToPush, mayPush, type PushAnswer } from '../../shell/browser-push.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { ChangeProblem } from './change-problem.tsx';

interface NotificationsProps {
  settings: Settings;
  profile: Profile;
}

/** How the member is told of what happens (R-P5). */
export function Notifications({ settings, profile }: NotificationsProps) {
  const words = useWords(settingsWords).notifications;
  const queries = useQueryClient();
  const [pushAnswer, setPushAnswer] = useState<PushAnswer>('allowed');
  const { notifications: kept } = settings;
  const choose = useMutation({
    ...setNotifications,
    onSuccess: (changed) => showSettings(queries, changed),
    onError: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  // A switch moves at once, and back if the bank refuses.
  const choices = { ...kept, ...(choose.isPending && choose.variables) };
  const set = (change: Partial<NotificationChoices>) => choose.mutate(change);
  const setPush = async (on: boolean) => {
    const answer = on ? await askToPush(brand.name, words.pushTest) : 'allowed';
    setPushAnswer(answer);
    if (answer === 'allowed') set({ push: on });
  };

  return (
    <Card aria-labelledby="notifications" className="sm:p-6">
      <SectionHeading id="notifications" detail={words.detail}>
        {words.heading}
      </SectionHeading>
      <div className="mt-4 grid divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
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
        <Switch
          label={words.security}
          hint={words.securityDetail}
          checked={choices.security}
          onCheckedChange={(security) => set({ security })}
        />
      </div>
      {choose.error !== null && (
        <div className="mt-4">
          <ChangeProblem error={choose.error} title={words.notSaved} />
        </div>
      )}
    </Card>
  );
}
