import { May } from '../queries/session.ts';
import { AccountStatus } from './account-status.tsx';
import { Profile } from './profile.tsx';
import { ScoreSummary } from './score-card.tsx';
import { WithSettings } from './with-settings.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { useSupportChat } from '../navigation/support-chat.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SettingsSection } from './settings-section.tsx';

/** The member's status with the bank, the safety of the account, and the contact details (R-P1, R-P6). */
export default function ProfilePlace() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-6">
        <WithSettings>
          {(_, profile) => (
            <>
              <AccountStatus profile={profile} />
              <Profile profile={profile} />
            </>
          )}
        </WithSettings>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <WithSettings>{({ score }) => <ScoreSummary score={score} />}</WithSettings>
        <May area="conversation">
          <Help />
        </May>
      </div>
    </div>
  );
}

/** The way to the support chat (R-P8). */
function Help() {
  const words = useWords(settingsWords).help;
  const { open } = useSupportChat();
  return (
    <SettingsSection id="help" heading={words.heading} detail={words.detail}>
      <div className="py-3">
        <TextButton className="min-h-11" onClick={() => open()}>
          {words.contact}
        </TextButton>
      </div>
    </SettingsSection>
  );
}
