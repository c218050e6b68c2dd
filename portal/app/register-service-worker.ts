import { isDemo } from '../bank-client/host.ts';
import { savesData } from '../browser/saves-data.ts';
import { trustedAddress } from '../browser/trusted-address.ts';
import { whenIdle } from '../browser/when-idle.ts';

/** Lets the portal answer without a network from the next page on; only once this page has nothing better to do. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The demo's fetches all of it.
  if (isDemo && savesData()) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}

function register(): void {
  askToRegister().catch(() => {
    // Without it everything works as before, with a network.
  });
}

/** Where storage is blocked, the browser refuses at the first touch already. */
async function askToRegister(): Promise<void> {
  await navigator.serviceWorker.register(trustedAddress('service-worker.js'));
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => {
    if (!savesData()) active?.postMessage('keep what can wait');
  });
}
