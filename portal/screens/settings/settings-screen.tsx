import { ScreenHeading } from '../../parts/headings.tsx';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { Display } from './display.tsx';
import { Profile } from './profile.tsx';
import { Security } from './security.tsx';

/** Who the member is to the bank, and how the portal works for them (R-P). */
export default function SettingsScreen() {
  const words = useWords(settingsWords);
  return (
    <div className="grid max-w-200 grid-cols-1 gap-6 lg:gap-8">
      <ScreenHeading detail={words.detail}>{words.heading}</ScreenHeading>
      <Profile />
      <Security />
      <Display />
    </div>
  );
}
