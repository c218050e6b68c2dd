import type { peopleWords } from '../people/words.ts';
import type { securityCenterWords } from '../identity/security/words.ts';
import type { Detail, PlaceName } from '../navigation/tabs.ts';
import type { settingsWords } from './words.ts';

/** The parts of the settings, each by the id of its heading, from the top of the screen to its end. */
export const settingsParts = [
  'account-status',
  'security-score',
  'profile',
  'security',
  'sign-in-ways',
  'sessions',
  'security-log',
  'people',
  'notifications',
  'sent-messages',
  'display',
  'help',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The place in which each part stands. */
export const placeOfPart: Record<SettingsPart, PlaceName> = {
  'account-status': 'profile',
  'security-score': 'security',
  profile: 'profile',
  security: 'security',
  'sign-in-ways': 'security',
  sessions: 'security',
  'security-log': 'security',
  people: 'people',
  notifications: 'alerts',
  'sent-messages': 'alerts',
  display: 'display',
  help: 'profile',
};

/** The part that the settings were opened for, if for one: `{ part: 'security' }`. */
export function wishedPart(detail: Detail): SettingsPart | null {
  if (typeof detail !== 'object' || detail === null || !('part' in detail)) return null;
  return settingsParts.find((part) => part === detail['part']) ?? null;
}

/** What each part is called: its own heading. */
export function partNames(
  words: typeof settingsWords.en,
  center: typeof securityCenterWords.en,
  access: typeof peopleWords.en,
): Record<SettingsPart, string> {
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
