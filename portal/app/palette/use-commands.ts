import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  Bell,
  Eye,
  EyeOff,
  House,
  Keyboard,
  Landmark,
  Languages,
  LogOut,
  MessageCircle,
  Monitor,
  Moon,
  ReceiptText,
  Send,
  Settings,
  SlidersHorizontal,
  Sun,
} from 'lucide-react';
import type { IconShape } from '../../design-system/parts/icon.tsx';
import { accountsQuery } from '../../accounts/queries.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import { placeOfPart, type SettingsPart, settingsParts } from '../../settings/settings-parts.ts';
import { chooseLanguage, languageNames, languages, useLanguage } from '../../language/language.ts';
import { paletteWords } from './words.ts';
import { savedRecipientWords } from '../../recipients/words.ts';
import { useWithOwners } from '../../people/owners.ts';
import { peopleWords } from '../../people/words.ts';
import { securityCenterWords } from '../../identity/security/words.ts';
import { settingsWords } from '../../settings/words.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { type Appearance, appearances, useAppearance } from '../../browser/appearance.ts';
import { openBell } from '../../notices/bell.tsx';
import { declaredDialogs, type DialogName, openOverlay } from '../../navigation/overlay.ts';
import { useMay, useSession } from '../../queries/session.ts';
import { useSupportChat } from '../../navigation/support-chat.ts';
import { placeNamed, type Tab, tabs, useTabs } from '../../navigation/tabs.ts';
import { placesOffered } from '../shell/places.ts';
import type { Command } from './commands.ts';
import { useActingCommands } from './use-acting-commands.ts';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';

const tabIcons: Record<Tab, IconShape> = {
  dashboard: House,
  transactions: ReceiptText,
  transfer: ArrowLeftRight,
  settings: Settings,
};
const appearanceIcons: Record<Appearance, IconShape> = { system: Monitor, light: Sun, dark: Moon };

/** Everything that can be chosen in the palette but the transactions, which the bank is asked for. */
export function useCommands(typed: string): readonly Command[] {
  return [
    ...useActingCommands(typed),
    ...useTabCommands(),
    ...useActions(),
    ...usePlaces(),
    ...usePeopleAndAccounts(),
    ...useSettings(),
    ...useThisPortal(),
  ];
}

function useTabCommands(): Command[] {
  const { also } = useWords(paletteWords);
  const names = useWords(shellWords).tabs;
  const { openTab } = useTabs();
  return tabs.map((tab) => ({
    id: `tab ${tab}`,
    group: 'tabs',
    icon: tabIcons[tab],
    label: names[tab],
    also: also[tab],
    shortcut: tab,
    run: () => openTab(tab),
  }));
}

function usePlaces(): Command[] {
  const words = useWords(shellWords);
  const language = useLanguage();
  const { openPlace } = useTabs();
  const { membership } = useSession();
  return tabs.flatMap((tab) =>
    placesOffered(tab, membership)
      .slice(1)
      .map((place): Command => ({
        id: `place ${place}`,
        group: 'places',
        icon: tabIcons[tab],
        label: placeNamed(place).name[language],
        detail: words.tabs[tab],
        also: placeNamed(place).also?.[language] ?? '',
        run: () => openPlace(place),
      })),
  );
}

/** The dialogs that most members look for, in their order; the others follow. */
const frequent: readonly DialogName[] = [
  'deposit',
  'bills',
  'statements',
  'exchange',
  'cards',
  'accounts',
  'safeDeposit',
  'portfolio',
  'loans',
  'creditScore',
  'budgets',
  'forecast',
  'goals',
];

function useActions(): Command[] {
  const { also, notifications, supportChat } = useWords(paletteWords);
  const language = useLanguage();
  const chat = useSupportChat();
  const { may } = useSession().membership;
  const dialogs = declaredDialogs();
  const names = new Set([...frequent, ...(Object.keys(dialogs) as DialogName[])]);
  return [
    ...[...names]
      .filter((name) => may.includes(dialogs[name].area ?? 'see'))
      .map((name): Command => ({
        id: `open ${name}`,
        group: 'actions',
        icon: dialogs[name].icon,
        label: dialogs[name].name[language],
        also: dialogs[name].also[language],
        run: () => openOverlay(name),
      })),
    {
      id: 'notifications',
      group: 'actions',
      icon: Bell,
      label: notifications,
      also: also.notifications,
      run: () => openBell(true),
    },
    ...(may.includes('conversation')
      ? [
          {
            id: 'chat',
            group: 'actions' as const,
            icon: MessageCircle,
            label: supportChat,
            also: also.supportChat,
            run: () => chat.open(),
          },
        ]
      : []),
  ];
}

function usePeopleAndAccounts(): Command[] {
  const words = useWords(paletteWords);
  const { kinds } = useWords(savedRecipientWords);
  const { openTab } = useTabs();
  const maySend = useMay('move');
  const withOwners = useWithOwners();
  const recipients = useQuery(recipientsQuery).data ?? [];
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  return [
    ...(maySend ? recipients : []).map(({ id, kind, name }): Command => ({
      id: `send ${id}`,
      group: 'recipients',
      icon: Send,
      label: words.sendTo(name),
      detail: kinds[kind],
      run: () => openTab('transfer', { kind, recipient: id }),
    })),
    ...accounts.map(({ id, name, officialName, number }): Command => ({
      id: `account ${id}`,
      group: 'accounts',
      icon: Landmark,
      label: words.transactionsOf(name),
      detail: withOwners(number),
      also: officialName,
      run: () => openTab('transactions', { account: id }),
    })),
  ];
}

function useSettings(): Command[] {
  const { also } = useWords(paletteWords);
  const { openPlace } = useTabs();
  const names = usePartNames();
  return settingsParts.map((part) => ({
    id: `settings ${part}`,
    group: 'settings',
    icon: SlidersHorizontal,
    label: names[part],
    also: also.settingsParts[part],
    run: () => openPlace(placeOfPart[part], { part }),
  }));
}

/** What each part of the settings is called: its own heading. */
function usePartNames(): Record<SettingsPart, string> {
  const words = useWords(settingsWords);
  const center = useWords(securityCenterWords);
  const access = useWords(peopleWords);
  return {
    'account-status': words.status.heading,
    'security-score': words.score.heading,
    profile: words.profile.heading,
    security: words.security.heading,
    'sign-in-ways': center.ways.heading,
    sessions: center.sessions.heading,
    'security-log': center.log.heading,
    people: access.heading,
    notifications: words.notifications.heading,
    'sent-messages': words.sent.heading,
    display: words.display.heading,
    help: words.help.heading,
  };
}

function useThisPortal(): Command[] {
  const words = useWords(paletteWords);
  const [hidden, setHidden] = useBalancesHidden();
  const [appearance, setAppearance] = useAppearance();
  const language = useLanguage();
  const { signOut } = useSession();
  const { also } = words;
  return [
    {
      id: 'balances',
      group: 'portal',
      icon: hidden ? Eye : EyeOff,
      label: hidden ? words.showBalances : words.hideBalances,
      also: also.hideBalances,
      run: () => setHidden(!hidden),
    },
    ...appearances
      .filter((other) => other !== appearance)
      .map((other): Command => ({
        id: `appearance ${other}`,
        group: 'portal',
        icon: appearanceIcons[other],
        label: words.appearance[other],
        also: also.appearance,
        run: () => setAppearance(other),
      })),
    ...languages
      .filter((other) => other !== language)
      .map((other): Command => ({
        id: `language ${other}`,
        group: 'portal',
        icon: Languages,
        label: words.switchTo(languageNames[other]),
        also: also.language,
        run: () => chooseLanguage(other),
      })),
    {
      id: 'shortcuts',
      group: 'portal',
      icon: Keyboard,
      label: words.shortcutList,
      also: also.shortcuts,
      shortcut: 'help',
      run: () => openOverlay('shortcuts'),
    },
    {
      id: 'sign out',
      group: 'portal',
      icon: LogOut,
      label: words.signOut,
      also: also.signOut,
      run: signOut,
    },
  ];
}
