import { Banner } from '../../design-system/parts/banner.tsx';
import { Dialog, type DialogOpen } from '../../design-system/parts/dialog.tsx';
import { KeyHint } from '../../design-system/parts/keys.tsx';
import { paletteWords } from '../palette/words.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { tabs, type Tab } from '../../navigation/tabs.ts';
import { isAppleKeyboard, keysOf, shortcuts, type ShortcutName } from './shortcuts.ts';
import { useShortcutsOff } from '../../navigation/shortcuts.ts';

/** Every shortcut and its effect. */
export default function ShortcutsDialog(dialog: DialogOpen) {
  const words = useWords(paletteWords);
  const names = useWords(shellWords).tabs;
  const [isOff] = useShortcutsOff();
  const sentence = (name: ShortcutName) =>
    isTab(name) ? words.goTo(names[name]) : words.shortcuts[name];
  return (
    <Dialog
      {...dialog}
      title={words.shortcutsTitle}
      description={words.shortcutsDetail}
      size="small"
    >
      {isOff && (
        <Banner tone="info" className="mb-4">
          {words.shortcutsAreOff}
        </Banner>
      )}
      <dl className="divide-y divide-line">
        {shortcuts.map(({ name }) => (
          <div key={name} className="flex items-center justify-between gap-6 py-2.5">
            <dt className="text-small">{sentence(name)}</dt>
            <dd>
              <KeyHint keys={keysOf(name, isAppleKeyboard())} together={name === 'palette'} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function isTab(name: ShortcutName): name is Tab {
  return tabs.some((tab) => tab === name);
}
