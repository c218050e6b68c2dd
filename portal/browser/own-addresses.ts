/**
 * The path of the portal: `/`, or in the demo, with files in any place, the folder above `assets/` that this code was
 * loaded from.
 */
export const basePath =
  import.meta.env.BASE_URL === './'
    ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname
    : import.meta.env.BASE_URL;

/** The script that the portal starts by its address: all other scripts are imported. */
type OwnScript = 'service-worker.js';

/** The pages of the portal may start scripts by these policies only (content-security-policy.ts, demo-policy.ts). */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'service-worker' | 'default',
    rules: { createScriptURL: (address: string) => string },
  ) => Policy;
}

interface Policy {
  readonly createScriptURL: (address: string) => string;
}

let policy: Policy | undefined;

/** The address of a script of the portal, as the browser wants it to be allowed to start it. */
export function trustedAddress(script: OwnScript): string {
  // A policy can be made only once.
  policy ??= trustedTypes()?.createPolicy('service-worker', { createScriptURL: (own) => own });
  const own = basePath + script;
  return policy?.createScriptURL(own) ?? own;
}

/** For the worker of the demo, since the build fills in its address: any address of the site's own may be started. */
export function trustOwnAddresses(): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError(`${address} is not of this site`);
    },
  });
}

function trustedTypes(): TrustedTypes | undefined {
  return (window as { trustedTypes?: TrustedTypes }).trustedTypes;
}
