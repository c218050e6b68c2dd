import { Monitor, Moon, Sun } from 'lucide-react';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { type Appearance, appearances, useAppearance } from '../browser/appearance.ts';
import { useShortcutsOff } from '../navigation/shortcuts.ts';
import { chooseLanguage, languageNames, languages, useLanguage } from '../language/language.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SettingRow, SettingsSection } from './settings-section.tsx';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

const icons: Record<Appearance, IconShape> = { system: Monitor, light: Sun, dark: Moon };

/** The look of the portal in this browser, and the content that it hides from onlookers: stands without the bank. */
export default function DisplayPlace() {
  const words = useWords(settingsWords).display;
  const [appearance, setAppearance] = useAppearance();
  const language = useLanguage();
  const [hidden, setHidden] = useBalancesHidden();
  const [shortcutsOff, setShortcutsOff] = useShortcutsOff();
  return (
    <SettingsSection id="display" heading={words.heading} headingHidden>
      <SettingRow title={words.language} detail={words.languageDetail}>
        <SegmentedControl
          label={words.language}
          labelHidden
          value={language}
          onValueChange={chooseLanguage}
          choices={languages.map((value) => ({
            value,
            label: languageNames[value],
            lang: value,
          }))}
        />
      </SettingRow>
      <SettingRow title={words.appearance} detail={words.appearanceDetail}>
        <SegmentedControl
          label={words.appearance}
          labelHidden
          value={appearance}
          onValueChange={setAppearance}
          choices={appearances.map((value) => ({
            value,
            label: words.appearances[value],
            icon: icons[value],
          }))}
        />
      </SettingRow>
      <Switch
        label={words.hideBalances}
        hint={words.hideBalancesDetail}
        checked={hidden}
        onCheckedChange={setHidden}
        className="py-5"
      />
      <Switch
        label={words.shortcuts}
        hint={words.shortcutsDetail}
        checked={!shortcutsOff}
        onCheckedChange={(on) => setShortcutsOff(!on)}
        className="py-5"
      />
    </SettingsSection>
  );
}
