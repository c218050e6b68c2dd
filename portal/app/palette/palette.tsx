import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../design-system/parts/states.tsx';
import { KeyHint } from '../../design-system/parts/keys.tsx';
import { PaletteDialog, type PaletteGroup } from '../../design-system/parts/palette-dialog.tsx';
import { paletteWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { isAppleKeyboard, keysOf } from '../shortcuts/shortcuts.ts';
import { useShortcutsOff } from '../../navigation/shortcuts.ts';
import { type Command, foundCommands } from './commands.ts';
import { useCommands } from './use-commands.ts';
import { useFoundTransactions } from './use-found-transactions.tsx';
import { keep, kept } from '../../browser/browser-storage.ts';

const key = 'recentCommands';
const most = 4;

/** The ids of the latest choices in this browser, the newest first. The ids mean nothing to other people. */
function recentCommands(): readonly string[] {
  try {
    const chosen: unknown = JSON.parse(kept(key) ?? '[]');
    return Array.isArray(chosen)
      ? chosen.filter((id) => typeof id === 'string').slice(0, most)
      : [];
  } catch {
    // Whatever else stands there was not kept by this portal.
    return [];
  }
}

function noteChosen(id: string): void {
  const others = recentCommands().filter((one) => one !== id);
  keep(key, JSON.stringify([id, ...others].slice(0, most)));
}

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Leads anywhere and does anything, by typing a word of it. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  const words = useWords(paletteWords);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  // The chosen command runs once the palette is gone, so that a dialog that it opens keeps the focus.
  const [chosen, setChosen] = useState<(() => void) | null>(null);
  const choose = (run: () => void) => {
    setChosen(() => run);
    onOpenChange(false);
  };
  const commands = useCommandGroups(typed, choose);
  const transactions = useFoundTransactions(open ? typed : '', choose);
  const groups = [...commands, ...transactions.groups];
  const options = groups.flatMap((group) => group.options);
  const first = options[0]?.id ?? null;
  const chosenOption = options.some(({ id }) => id === active) ? active : first;
  const isEmpty = options.length === 0 && !transactions.isSearching;
  return (
    <PaletteDialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => {
        setTyped('');
        setActive(null);
        setChosen(null);
        chosen?.();
      }}
      title={words.title}
      placeholder={words.placeholder}
      results={words.results}
      typed={typed}
      onTyped={(text) => {
        setTyped(text);
        setActive(null);
      }}
      groups={groups}
      active={chosenOption}
      onActive={setActive}
      status={isEmpty ? words.nothing(typed) : words.count(options.length)}
      footer={<Hints />}
    >
      {transactions.note !== null && (
        <p className="px-3 py-2 text-small text-muted">{transactions.note}</p>
      )}
      {isEmpty && (
        <EmptyState icon={SearchX} title={words.nothing(typed)} detail={words.nothingDetail} />
      )}
    </PaletteDialog>
  );
}

function useCommandGroups(typed: string, choose: (run: () => void) => void): PaletteGroup[] {
  const words = useWords(paletteWords);
  const [isOff] = useShortcutsOff();
  const commands = useCommands(typed);
  const option = (command: Command) => ({
    id: command.id,
    icon: command.icon,
    label: command.label,
    ...(command.detail !== undefined && { detail: command.detail }),
    ...(command.shortcut !== undefined &&
      !isOff && {
        aside: (
          <span className="max-md:hidden">
            <KeyHint keys={keysOf(command.shortcut, isAppleKeyboard())} />
          </span>
        ),
      }),
    onChoose: () => {
      noteChosen(command.id);
      choose(command.run);
    },
  });
  return foundCommands(commands, typed, recentCommands()).map(({ name, commands: found }) => ({
    name,
    heading: words.groups[name],
    options: found.map(option),
  }));
}

function Hints() {
  const { hints } = useWords(paletteWords);
  return (
    <>
      <span className="flex items-center gap-1.5">
        <KeyHint keys={['↑', '↓']} together /> {hints.move}
      </span>
      <span className="flex items-center gap-1.5">
        <KeyHint keys={['Enter']} /> {hints.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <KeyHint keys={['Esc']} /> {hints.close}
      </span>
    </>
  );
}
