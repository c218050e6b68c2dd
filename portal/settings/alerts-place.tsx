import { Notifications } from './notifications.tsx';
import { SentMessages } from './sent-messages.tsx';
import { WithSettings } from './with-settings.tsx';

/** How the member is told of what happens, and what they were sent (R-P5). */
export default function AlertsPlace() {
  return (
    <div className="grid max-w-180 grid-cols-1 gap-6">
      <WithSettings>
        {(settings, profile) => <Notifications settings={settings} profile={profile} />}
      </WithSettings>
      <SentMessages />
    </div>
  );
}
