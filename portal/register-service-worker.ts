import { basePath } from './base-path.ts';
import { whenIdle } from './when-idle.ts';

/** The pages of the live portal may load a worker only by the policy of this name (content-security-policy.ts). */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'service-worker',
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Lets the portal answer without a network from the next page on; only once this page has nothing better to do. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}

function register(): void {
  navigator.serviceWorker.register(address()).catch(() => {
    // Without it everything works as before, with a network.
  });
}

function address(): string {
  const own = `${basePath}service-worker.js`;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => own });
  return policy?.createScriptURL(own) ?? own;
}
