import type { ProofMethod, OfferedMethod } from '#contract/identity/authentication/factors.ts';

/**
 * A passkey cannot be given away, an app is at hand where a message does not arrive; the other methods are the fallback.
 */
const bestFirst: readonly ProofMethod[] = [
  'passkey',
  'authenticator',
  'text',
  'password',
  'recovery-code',
];

/** The methods that can be used in this browser, the best first. A passkey stays where there is nothing else. */
export function offeredMethods(
  methods: readonly OfferedMethod[],
  knowsPasskeys: boolean,
): readonly OfferedMethod[] {
  const sorted = methods.toSorted(
    (one, other) => bestFirst.indexOf(one.method) - bestFirst.indexOf(other.method),
  );
  const usable = sorted.filter(({ method }) => knowsPasskeys || method !== 'passkey');
  return usable.length > 0 ? usable : sorted;
}
