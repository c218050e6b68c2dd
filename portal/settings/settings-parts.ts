import type { PlaceName } from '../navigation/tabs.ts';

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
