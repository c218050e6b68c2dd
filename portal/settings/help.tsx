import { TextButton } from '../design-system/parts/text-link.tsx';
import { useSupportChat } from '../navigation/support-chat.ts';
import { settingsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { SettingsSection } from './settings-section.tsx';

/** The way to the support chat (R-P8). */
export function Help() {
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
