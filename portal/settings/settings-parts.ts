import type { securityCenter } from '../security/words.en.ts';
import type { settings } from './words.en.ts';

/** The parts of the settings, each by the id of its heading, from the top of the screen to its end. */
export const settingsParts = [
  'account-status',
  'security-score',
  'profile',
  'security',
  'sign-in-ways',
  'sessions',
  'security-log',
  'notifications',
  'sent-messages',
  'display',
  'help',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The parts that are this browser's own: they stand without the bank. */
export const partsOfTheBrowser: readonly SettingsPart[] = ['display', 'help'];

/** What each part is called: its own heading. */
export function partNames(
  words: typeof settings,
  center: typeof securityCenter,
): Record<SettingsPart, string> {
  return {
    'account-status': words.status.heading,
    'security-score': words.score.heading,
    profile: words.profile.heading,
    security: words.security.heading,
    'sign-in-ways': center.ways.heading,
    sessions: center.sessions.heading,
    'security-log': center.log.heading,
    notifications: words.notifications.heading,
    'sent-messages': words.sent.heading,
    display: words.display.heading,
    help: words.help.heading,
  };
}

/**
 * Which part is read: the last whose top has come above the line, in pixels from the top of the window; the
 * last of all at the end of the page, where a short one never gets so far.
 */
export function partInSight<Part>(
  tops: readonly { part: Part; top: number }[],
  line: number,
  atTheEnd: boolean,
): Part | undefined {
  if (atTheEnd) return tops.at(-1)?.part;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.part;
}
