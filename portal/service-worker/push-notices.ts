/** The content of a push from the bank (hosts/http-server/push/web-pusher.ts). */
interface Shown {
  readonly title: string;
  readonly body: string;
  /** Of two notifications with the same only the newer one is shown. */
  readonly tag: string;
  readonly language: 'en' | 'es';
}

/** The parts of a service worker that notifications need. */
export interface NoticeWorld {
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'scope' | 'showNotification' | 'pushManager'
  >;
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  readonly fetch: typeof fetch;
}

/** The message to the portal in an open window: see portal/notices/push-notices.tsx. */
const openNotices = 'open notifications';

/** Shows a pushed notification. A browser demands a notification for every push, so an unreadable push is shown as such. */
export async function showPush(
  { registration }: Pick<NoticeWorld, 'registration'>,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const { title, body, tag, language } = readShown(data);
  await registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: new URL('icon.svg', registration.scope).href,
  });
}

function readShown(data: Pick<PushMessageData, 'json'> | null): Shown {
  try {
    if (data !== null) return data.json() as Shown;
  } catch {
    // Shown as one without words.
  }
  return { title: 'Online banking', body: '', tag: 'unread', language: 'en' };
}

/** Brings the portal to the front with its notifications open, or opens it. */
export async function openPortal({ registration, clients }: NoticeWorld): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url.startsWith(registration.scope));
  if (open === undefined) {
    await clients.openWindow(new URL('dashboard#notifications', registration.scope).href);
    return;
  }
  const focused = await open.focus();
  focused.postMessage(openNotices);
}

/** The subscriptions before and after the push service has changed it, as far as the browser tells. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Tells the bank of the new subscription, by the secret of the old one: nobody may be signed in. */
export async function renewSubscription(
  { registration, fetch: send }: NoticeWorld,
  { oldSubscription: old, newSubscription }: SubscriptionChange,
): Promise<void> {
  const auth = old?.toJSON().keys?.['auth'];
  if (!old || auth === undefined) return;
  const renewed = newSubscription ?? (await registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = renewed.toJSON();
  await send(new URL('api/push/devices/renew', registration.scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      endpoint: old.endpoint,
      auth,
      subscription: { endpoint, keys },
    }),
  });
}
