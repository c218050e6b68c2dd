import { readBy } from '../queries/bank-queries.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Profile } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { bank } from '../bank-client/bank-client.ts';
import { bankChange, changeBy, forgotten, repeatable } from '../queries/bank-changes.ts';

/** The member's choices. Read again whenever the window is looked at: another device may have changed them. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await bank()).settings.get(undefined, { signal }),
  refetchOnWindowFocus: 'always',
});

/** The member's identity and contact details. */
export const profileQuery = readBy('profile', 'get', ['profile']);

const whileSendingMs = 2_500;

/** The newest messages to the member, asked again while one of them is on its way out. */
export const sentMessagesQuery = queryOptions({
  queryKey: ['sent messages'],
  queryFn: async ({ signal }) =>
    (await (await bank()).settings.messages(undefined, { signal })).messages,
  refetchInterval: ({ state: { data = [] } }) =>
    data.some(({ sentAt, isGivenUp }) => sentAt === null && !isGivenUp) ? whileSendingMs : false,
});

export const updateProfile = changeBy('profile', 'update', repeatable);

/** Not repeated: a code was sent, and another has to wait. */
export const sendContactCode = changeBy('profile', 'sendContactCode');

/** Not repeated: the first may have used the code. */
export const confirmContact = changeBy('profile', 'confirmContact', forgotten);

export const dropContactChange = changeBy('profile', 'dropContactChange', repeatable);

export const setAutoLogout = changeBy('settings', 'setAutoLogout', repeatable);

export const setNotifications = changeBy('settings', 'setNotifications', repeatable);

/** The password, which turning it off asks for, is forgotten as soon as the bank has answered. */
export const setTwoFactor = bankChange(
  ({ settings }, change: { on: boolean; password?: string }) => settings.setTwoFactor(change),
  { ...repeatable, ...forgotten },
);

/** Not repeated: the first may have done it, and then the current password is another. */
export const changePassword = changeBy('password', 'change', forgotten);

/** Tells the bank that somebody is there. */
export async function stayAtBank(): Promise<void> {
  await (await bank()).settings.stay({});
}

/** Shows a profile that the bank has just answered with, and reads again what follows from it. */
export function showProfile(queries: QueryClient, profile: Profile): void {
  queries.setQueryData(profileQuery.queryKey, profile);
  for (const { queryKey } of [settingsQuery, sentMessagesQuery]) {
    void queries.invalidateQueries({ queryKey });
  }
}

/** Shows settings that the bank has just answered with. */
export function showSettings(queries: QueryClient, settings: Settings): void {
  queries.setQueryData(settingsQuery.queryKey, settings);
}

/** The member whose session this is. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => (await (await bank()).whoAmI(undefined, { signal })).member,
});
