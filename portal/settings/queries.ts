import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ContactChannel, Profile, ProfileDetails } from '#contract/settings/profile.ts';
import type { Settings } from '#contract/settings/settings.ts';
import type { AutoLogoutMinutes, NotificationChoices } from '#contract/settings/setting-terms.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** The member's choices. Read again whenever the window is looked at: another device may have changed them. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await bank()).settings.get(undefined, { signal }),
  refetchOnWindowFocus: 'always',
});

/** The member's identity and contact details. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await bank()).profile.get(undefined, { signal }),
});

const whileSendingMs = 2_500;

/** The newest messages to the member, asked again while one of them is on its way out. */
export const sentMessagesQuery = queryOptions({
  queryKey: ['sent messages'],
  queryFn: async ({ signal }) =>
    (await (await bank()).settings.messages(undefined, { signal })).messages,
  refetchInterval: ({ state: { data = [] } }) =>
    data.some(({ sentAt, isGivenUp }) => sentAt === null && !isGivenUp) ? whileSendingMs : false,
});

/** Each setting is idempotent, so it is repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

export const updateProfile = mutationOptions({
  mutationFn: async (details: ProfileDetails) => (await bank()).profile.update(details),
  ...repeatable,
});

/** Not repeated: a code was sent, and another has to wait. */
export const sendContactCode = mutationOptions({
  mutationFn: async (channel: ContactChannel) =>
    (await bank()).profile.sendContactCode({ channel }),
});

/** Not repeated: the first may have used the code. */
export const confirmContact = mutationOptions({
  mutationFn: async (shown: { channel: ContactChannel; code: string }) =>
    (await bank()).profile.confirmContact(shown),
  gcTime: 0,
});

export const dropContactChange = mutationOptions({
  mutationFn: async (channel: ContactChannel) =>
    (await bank()).profile.dropContactChange({ channel }),
  ...repeatable,
});

export const setAutoLogout = mutationOptions({
  mutationFn: async (minutes: AutoLogoutMinutes) =>
    (await bank()).settings.setAutoLogout({ minutes }),
  ...repeatable,
});

export const setNotifications = mutationOptions({
  mutationFn: async (choices: Partial<NotificationChoices>) =>
    (await bank()).settings.setNotifications(choices),
  ...repeatable,
});

/** The password, which turning it off asks for, is forgotten as soon as the bank has answered. */
export const setTwoFactor = mutationOptions({
  mutationFn: async (change: { on: boolean; password?: string }) =>
    (await bank()).settings.setTwoFactor(change),
  gcTime: 0,
  ...repeatable,
});

/** Not repeated: the first may have done it, and then the current password is another. */
export const changePassword = mutationOptions({
  mutationFn: async (change: { current: string; next: string }) =>
    (await bank()).password.change(change),
  gcTime: 0,
});

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
