import { AlertList } from '../alerts/alert-list.tsx';
import { alertWords } from '../alerts/words.ts';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { Notifications } from '../settings/notifications.tsx';
import { SentMessages } from './sent-messages.tsx';
import { WithSettings } from '../settings/with-settings.tsx';

/** The ways to tell the member of events, and the sent alerts (R-P5). */
export default function AlertsPlace() {
  const alerts = useWords(alertWords);
  return (
    <div className="grid max-w-180 grid-cols-1 gap-6">
      <WithSettings>
        {(settings, profile) => <Notifications settings={settings} profile={profile} />}
      </WithSettings>
      <TitledCard
        id="your-alerts"
        heading={alerts.heading}
        detail={alerts.detail}
        bodyClassName="px-5 sm:px-6"
      >
        <AlertList />
      </TitledCard>
      <SentMessages />
    </div>
  );
}
