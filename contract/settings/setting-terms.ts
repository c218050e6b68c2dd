/** The choices in the settings. This file imports no schema library, so that the portal can use it anywhere. */

/** After how many minutes without a touch the member is signed out (R-P4). */
export const autoLogoutChoices = [5, 15, 30, 60] as const;
export type AutoLogoutMinutes = (typeof autoLogoutChoices)[number];

/** Until the member chooses. */
export const defaultAutoLogout: AutoLogoutMinutes = 15;

/** The ways in which the bank notifies the member (R-P5). */
export interface NotificationChoices {
  email: boolean;
  sms: boolean;
  /** Shown by the browser while the portal is open. */
  push: boolean;
  /** Notices about the security of the account, always by email. */
  security: boolean;
  /** Each sign-in. The sign-in of a new browser is told with the security notices. */
  signIns: boolean;
  /** The letter of a month, by email when the month is over (R-X7). */
  letters: boolean;
}

/** Until the member chooses (spec: email, sms and security on, push off; a letter is an email as others are). */
export const defaultNotifications: NotificationChoices = {
  email: true,
  sms: true,
  push: false,
  security: true,
  signIns: false,
  letters: true,
};
