import { type Edition, keepFiles } from './kept-files.ts';
import { openPortal, renewSubscription, showPush } from './push-notices.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build writes it in (scripts/service-worker.ts). */
declare const EDITION: Edition;

const keeper = keepFiles({
  caches: self.caches,
  fetch: (address, options) => self.fetch(address, options),
  scope: self.registration.scope,
  edition: EDITION,
});

self.addEventListener('install', (event) => {
  event.waitUntil(keeper.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // With the preload a page is asked for while the worker starts.
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  event.waitUntil(Promise.all([keeper.tidy(), navigationPreload?.enable()]));
});

// A page says so when it is idle (portal/main.tsx).
self.addEventListener('message', (event) => {
  event.waitUntil(keeper.keepLater());
});

self.addEventListener('fetch', (event) => {
  const answer = keeper.answer(
    event.request,
    event.preloadResponse as Promise<Response | undefined>,
  );
  if (answer !== undefined) event.respondWith(answer);
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPortal(self));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self, event));
});
