import { Banner } from '../../parts/banner.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { paletteWords } from '../../words/palette.ts';
import { shellWords } from '../../words/shell.ts';
import { useWords } from '../../words/words.ts';
import { tabs, type Tab } from '../tabs.ts';
import { isAppleKeyboard, keysOf, shortcuts, type ShortcutName } from './shortcuts.ts';
import { useShortcutsOff } from './shortcuts-off.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every shortcut and what it does. */
export default function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const words = useWords(paletteWords);
  const names = useWords(shellWords).tabs;
  const [isOff] = useShortcutsOff();
  const sentence = (name: ShortcutName) =>
    isTab(name) ? words.goTo(names[name]) : words.shortcuts[name];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
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
