import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight, House, ReceiptText, Settings } from 'lucide-react';
import { afterPaint } from '../../browser/when-idle.ts';
import { classNames } from '../../design-system/parts/class-names.ts';
import { Icon, type IconShape } from '../../design-system/parts/icon.tsx';
import { moveAmongButtons } from '../../design-system/parts/place-bar.tsx';
import { useMay } from '../../queries/session.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useWideRail } from '../../browser/use-media.ts';
import { prefetchTab, usePressed } from './places.ts';
import { TabPlaces } from './tab-places.tsx';
import { isAppleKeyboard, keysOf } from '../shortcuts/shortcuts.ts';
import { useShortcutsOff } from '../../navigation/shortcuts.ts';
import { tabs, useTabs, type Tab } from '../../navigation/tabs.ts';

const icons: Record<Tab, IconShape> = {
  dashboard: House,
  transactions: ReceiptText,
  transfer: ArrowLeftRight,
  settings: Settings,
};

/**
 * The four tabs (R-S1): a rail of words and icons with the places of the open tab under it, of icons over words on a
 * tablet, a bar at the bottom on a phone. Arrow keys, Home and End move among them; Enter opens.
 */
export function TabList() {
  const words = useWords(shellWords);
  const { tab: current, openTab } = useTabs();
  const queries = useQueryClient();
  const [isOff] = useShortcutsOff();
  const isWide = useWideRail();
  // The button of the support chat floats at the end of a phone's bar.
  const hasChat = useMay('conversation');
  const [marked, press] = usePressed<Tab>(current, openTab);
  // Anyone who presses at once has pointed a moment before: the press is answered first.
  const expectPress = (tab: Tab) => afterPaint(() => prefetchTab(queries, tab));
  const hintOf = (tab: Tab) => (isOff ? '' : ` (${keysOf(tab, isAppleKeyboard()).join(' ')})`);
  return (
    <nav aria-label={words.navigation}>
      <ul
        className={classNames(
          'grid grid-cols-4 md:flex md:flex-col md:gap-1.5 md:px-1 md:py-5 lg:px-4 lg:low:gap-0.5 lg:low:py-3',
          hasChat && 'max-md:pr-16',
        )}
      >
        {tabs.map((tab) => (
          <li key={tab}>
            <button
              type="button"
              aria-current={tab === marked ? 'page' : undefined}
              onClick={() => press(tab)}
              onKeyDown={moveAmongButtons}
              title={`${words.tabs[tab]}${hintOf(tab)}`}
              onPointerEnter={() => expectPress(tab)}
              onFocus={() => expectPress(tab)}
              className="group flex min-h-16 w-full max-md:short:min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-control text-center text-micro font-medium text-muted transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand max-md:-outline-offset-2 lg:min-h-11 lg:low:min-h-9 lg:pointer-coarse:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-small lg:hover:bg-sunken lg:aria-[current=page]:bg-brand-soft"
            >
              <span className="rounded-full px-4 py-1 transition-colors max-lg:group-hover:bg-sunken max-lg:group-aria-[current=page]:bg-brand-soft lg:p-0">
                <Icon shape={icons[tab]} />
              </span>
              <span className="max-w-full wrap-break-word hyphens-manual">
                {(isWide ? words.tabs : words.tabsInBar)[tab]}
              </span>
            </button>
            {isWide && tab === marked && <TabPlaces tab={tab} inRail />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
