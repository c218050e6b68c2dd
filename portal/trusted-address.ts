import { basePath } from './base-path.ts';

/** The scripts that the portal starts by their addresses: everything else it imports. */
type OwnScript = 'service-worker.js' | 'warm-formats.js';

/** The pages of the live portal may start them only by the policy of this name (content-security-policy.ts). */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'service-worker',
    rules: { createScriptURL: (address: string) => string },
  ) => Policy;
}

interface Policy {
  readonly createScriptURL: (address: string) => string;
}

let policy: Policy | undefined;

/** The address of a script of the portal, as the browser wants it to be allowed to start it. */
export function trustedAddress(script: OwnScript): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // A policy can be made only once.
  policy ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: (own) => own });
  const own = basePath + script;
  return policy?.createScriptURL(own) ?? own;
}
