/** Whether this browser can ask for a passkey on this page: an old one cannot, nor one that came here without TLS. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Whether this browser lets us show notifications now. */
export function mayPush(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** The browser's answer to the request for notifications. */
export type PushAnswer = 'allowed' | 'refused' | 'unsupported';

/**
 * Asks the browser to let us show notifications, and shows the first to prove it: some browsers have the means and
 * throw when it is used.
 */
export async function askToPush(title: string, text: string): Promise<PushAnswer> {
  if (!('Notification' in window)) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  return push(title, text, 'asked') ? 'allowed' : 'unsupported';
}

/** Shows a notification; a notification of the same tag replaces the former. False where the browser cannot. */
export function push(title: string, text: string, tag: string): boolean {
  try {
    // oxlint-disable-next-line no-new -- the browser shows it; there is nothing to keep
    new Notification(title, { body: text, tag });
    return true;
  } catch {
    return false;
  }
}
