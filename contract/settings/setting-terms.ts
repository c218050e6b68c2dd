/** What can be chosen in the settings. This file imports no schema library, so that the portal can use it anywhere. */

/** After how many minutes without a touch the member is signed out (R-P4). */
export const autoLogoutChoices = [5, 15, 30, 60] as const;
export type AutoLogoutMinutes = (typeof autoLogoutChoices)[number];

/** Until the member chooses. */
export const defaultAutoLogout: AutoLogoutMinutes = 15;

/** The ways in which the bank tells of what happened (R-P5). */
export interface NotificationChoices {
  email: boolean;
  sms: boolean;
  /** Shown by the browser while the portal is open. */
  push: boolean;
  /** What concerns the security of the account, always by email. */
  security: boolean;
  /** Each sign-in. That of a new browser is told with what concerns security. */
  signIns: boolean;
}

/** Until the member chooses (spec: email, sms and security on, push off). */
export const defaultNotifications: NotificationChoices = {
  email: true,
  sms: true,
  push: false,
  security: true,
  signIns: false,
};
