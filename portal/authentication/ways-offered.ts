import type { ProofMethod, ProofWay } from '#contract/authentication/factors.ts';

/** A passkey cannot be given away, an app is at hand where a message does not arrive; the rest is for when these are not there. */
const bestFirst: readonly ProofMethod[] = [
  'passkey',
  'authenticator',
  'text',
  'password',
  'recovery-code',
];

/** The ways that can be taken in this browser, the best first. A passkey stays where there is nothing else. */
export function waysOffered(
  ways: readonly ProofWay[],
  knowsPasskeys: boolean,
): readonly ProofWay[] {
  const sorted = ways.toSorted(
    (one, other) => bestFirst.indexOf(one.method) - bestFirst.indexOf(other.method),
  );
  const usable = sorted.filter(({ method }) => knowsPasskeys || method !== 'passkey');
  return usable.length > 0 ? usable : sorted;
}
