import type { BrowserContext, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * A browser without a screen permits no notifications, and its push service is on the internet: their answers are made up
 * here. The debugger brings the pushes of a push service.
 */
function subscribeWithoutService(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => await Promise.resolve('granted');
  const key = 'pushed';
  const made = () => {
    if (sessionStorage.getItem(key) === null) return null;
    const endpoint = 'https://push.invalid/browser/1';
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const unsubscribe = async () => {
      sessionStorage.removeItem(key);
      return await Promise.resolve(true);
    };
    return { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => await Promise.resolve(made()),
    subscribe: async () => {
      sessionStorage.setItem(key, 'yes');
      return await Promise.resolve(made());
    },
  });
}

/** Brings a push to the service worker, as the push service of the browser does. */
async function deliver(page: Page, origin: string, pushed: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(pushed),
  });
  await session.detach();
}

/** The notifications of the page's service worker from now on. */
async function shownBy(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const shown: string[] = [];
    Object.assign(self, { shown });
    const registration = (self as unknown as { registration: ServiceWorkerRegistration })
      .registration;
    registration.showNotification = async (title, { body = '', tag = '' } = {}) => {
      shown.push(`${title}: ${body} (${tag})`);
      await Promise.resolve();
    };
  });
  return async () =>
    await worker.evaluate(() => (self as unknown as { readonly shown: string[] }).shown);
}

test('R-P9 a device is turned on, shows what is pushed, and is turned off @live @journey', async ({
  portal,
  page,
  context,
}) => {
  await page.addInitScript(subscribeWithoutService);
  await portal.signIn();
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await portal.openPlace('Settings', 'Alerts');
  const device = page.getByRole('switch', { name: 'On this device' });
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  await expect(device).toHaveAccessibleDescription(/^This device shows what happens/);
  await page.reload();
  await expect(device).toBeChecked();
  expect(await findings(page)).toEqual([]);

  const origin = new URL(page.url()).origin;
  const pushed = { title: 'A bank', body: 'An alert.', tag: 'event-1', language: 'en' };
  const shown = await shownBy(context);
  await deliver(page, origin, pushed);
  await expect.poll(shown).toEqual(['A bank: An alert. (event-1)']);

  await device.click();
  await expect(device).not.toBeChecked();
  // As a press opens it where no window is open.
  await page.goto('about:blank');
  await page.goto(`${origin}/dashboard#notifications`);
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('R-P9 a device on which notifications are blocked says how to allow them @live', async ({
  portal,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await portal.signIn();
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await portal.openPlace('Settings', 'Alerts');
  const device = page.getByRole('switch', { name: 'On this device' });
  await expect(device).toBeDisabled();
  await expect(device).toHaveAccessibleDescription(/are blocked in this browser\. Allow them/);
  expect(await findings(page)).toEqual([]);
});
