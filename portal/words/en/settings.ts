import type { Appearance } from '../../shell/appearance.ts';

const appearances: Record<Appearance, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

/** What the settings say. */
export const settings = {
  heading: 'Settings',
  detail: 'Your membership, and how the portal works for you.',

  profile: {
    heading: 'Profile',
    displayName: 'Name',
    username: 'Username',
    plan: 'Plan',
    memberSince: 'Member since',
    change: (institution: string, phone: string) =>
      `To change your name or username, call ${institution} at ${phone}.`,
  },

  security: {
    heading: 'Security',
    lastSignIn: 'Last sign-in',
    lastSignInDetail: 'The time before this one. If it was not you, call us at once:',
    firstSignIn: 'This is your first sign-in.',
    session: 'This session',
    sessionDetail: 'Signs you out here and in the other tabs of this browser.',
    signOut: 'Sign out of this session',
    signingOut: 'Signing out...',
  },

  display: {
    heading: 'Display',
    appearance: 'Appearance',
    appearances,
    appearanceDetail: 'System follows your device. Kept in this browser.',
    hideBalances: 'Hide balances',
    hideBalancesDetail: 'Shows dots in place of every balance, for when others can see the screen.',
  },
};
