import type { PushSubscription as Subscribed } from '#contract/push/push.ts';

/** How this browser does with notifications while the portal is closed. */
export type DeviceState =
  | { readonly kind: 'unsupported' | 'install-first' | 'blocked' | 'off' }
  | { readonly kind: 'subscribed'; readonly endpoint: string };

/** The present state of this browser, read without a prompt. */
export async function readDevice(): Promise<DeviceState> {
  const registration = await findRegistration();
  if (registration === undefined) {
    return { kind: isAppleInBrowser() ? 'install-first' : 'unsupported' };
  }
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const subscription = await registration.pushManager.getSubscription();
  return subscription === null || Notification.permission !== 'granted'
    ? { kind: 'off' }
    : { kind: 'subscribed', endpoint: subscription.endpoint };
}

/** Asks for permission and subscribes; null where the person or the browser does not permit it. */
export async function subscribeDevice(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await findRegistration();
  if (registration === undefined) return null;
  // A subscription made with another key of the bank is good for nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Ends the subscription of this browser, and tells which it was. */
export async function unsubscribeDevice(): Promise<string | null> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window) || !('Notification' in window)) return undefined;
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
}

function isAppleInBrowser(): boolean {
  const isTouchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac;
  return isApple && !window.matchMedia('(display-mode: standalone)').matches;
}
