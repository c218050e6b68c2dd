import { expect, test, vi } from 'vitest';
import { type NoticeWorld, openPortal, renewSubscription, showPush } from './push-notices.ts';

const scope = 'https://bank.example/';

function world(windows: readonly { url: string }[] = []) {
  const told: unknown[] = [];
  const opened = windows.map(({ url }) => ({
    url,
    focus: async () =>
      await Promise.resolve({ postMessage: (text: unknown) => told.push([url, text]) }),
  }));
  const registration = {
    scope,
    showNotification: vi.fn<ServiceWorkerRegistration['showNotification']>(
      async () => await Promise.resolve(),
    ),
    pushManager: {
      subscribe: vi.fn<PushManager['subscribe']>(
        async () => await Promise.resolve(subscription('new')),
      ),
    },
  };
  const clients = {
    matchAll: async () => await Promise.resolve(opened),
    openWindow: vi.fn<(url: string) => Promise<null>>(async () => await Promise.resolve(null)),
  };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => await Promise.resolve(new Response()));
  return {
    registration,
    clients,
    fetch,
    told,
    self: { registration, clients, fetch } as unknown as NoticeWorld,
  };
}

function subscription(name: string): PushSubscription {
  const endpoint = `https://push.example/${name}`;
  const keys = { p256dh: `${name} p256dh`, auth: `${name} auth` };
  return {
    endpoint,
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys }),
  } as never;
}

test('R-P9 what is pushed is shown, and what cannot be read is shown as something', async () => {
  const { self, registration } = world();
  const shown = { title: 'A bank', body: 'Un aviso.', tag: 'event-7', language: 'es' };
  await showPush(self, { json: () => shown });
  expect(registration.showNotification).toHaveBeenLastCalledWith('A bank', {
    body: 'Un aviso.',
    tag: 'event-7',
    lang: 'es',
    icon: 'https://bank.example/icon.svg',
  });
  await showPush(self, {
    json: () => {
      throw new SyntaxError('no JSON');
    },
  });
  await showPush(self, null);
  expect(registration.showNotification).toHaveBeenCalledTimes(3);
});

test('R-P9 a press brings the portal to the front, or opens it, at its notifications', async () => {
  const open = world([{ url: 'https://other.example/' }, { url: `${scope}settings` }]);
  await openPortal(open.self);
  expect(open.told).toEqual([[`${scope}settings`, 'open notifications']]);
  expect(open.clients.openWindow).not.toHaveBeenCalled();
  const closed = world();
  await openPortal(closed.self);
  expect(closed.clients.openWindow).toHaveBeenCalledWith(`${scope}dashboard#notifications`);
});

test('R-P9 a changed subscription is told to the bank by the secret of the one before', async () => {
  const { self, fetch, registration } = world();
  await renewSubscription(self, { oldSubscription: subscription('old') });
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true });
  const [address, request] = fetch.mock.calls[0] as [URL, RequestInit];
  expect(address.href).toBe('https://bank.example/api/push/devices/renew');
  expect(JSON.parse(request.body as string)).toEqual({
    endpoint: 'https://push.example/old',
    auth: 'old auth',
    subscription: {
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'new p256dh', auth: 'new auth' },
    },
  });
  await renewSubscription(self, { oldSubscription: null });
  expect(fetch).toHaveBeenCalledOnce();
});
