import { Monitor, Moon, Sun } from 'lucide-react';
import { useBalancesHidden } from '../../parts/balances-hidden.ts';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import type { IconShape } from '../../parts/icon.tsx';
import { SegmentedControl } from '../../parts/segmented-control.tsx';
import { Switch } from '../../parts/switch.tsx';
import { appearances, useAppearance, type Appearance } from '../../shell/appearance.ts';
import { chooseLanguage, languageNames, languages, useLanguage } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';

const icons: Record<Appearance, IconShape> = { system: Monitor, light: Sun, dark: Moon };

/** How the portal looks in this browser, and what it hides from others who see the screen. */
export function Display() {
  const words = useWords(settingsWords).display;
  const [appearance, setAppearance] = useAppearance();
  const language = useLanguage();
  const [hidden, setHidden] = useBalancesHidden();
  return (
    <Card aria-labelledby="display" className="sm:p-6">
      <SectionHeading id="display">{words.heading}</SectionHeading>
      <div className="mt-4 grid gap-6">
        <div>
          <SegmentedControl
            label={words.language}
            value={language}
            onValueChange={chooseLanguage}
            choices={languages.map((value) => ({
              value,
              label: languageNames[value],
              lang: value,
            }))}
          />
          <p className="mt-2 text-small text-muted">{words.languageDetail}</p>
        </div>
        <div>
          <SegmentedControl
            label={words.appearance}
            value={appearance}
            onValueChange={setAppearance}
            choices={appearances.map((value) => ({
              value,
              label: words.appearances[value],
              icon: icons[value],
            }))}
          />
          <p className="mt-2 text-small text-muted">{words.appearanceDetail}</p>
        </div>
        <Switch
          label={words.hideBalances}
          hint={words.hideBalancesDetail}
          checked={hidden}
          onCheckedChange={setHidden}
          className="border-t border-line pt-5"
        />
      </div>
    </Card>
  );
}
