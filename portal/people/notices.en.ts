import type { AccessChange } from '#contract/people/access-terms.ts';

const changes: Readonly<Record<AccessChange, (name: string) => string>> = {
  offered: (name) => `Invited: ${name}`,
  withdrawn: (name) => `Invitation withdrawn: ${name}`,
  given: (name) => `New access: ${name}`,
  limited: (name) => `Daily limit changed: ${name}`,
  ended: (name) => `Access ended: ${name}`,
};

/** What the notifications say about who has access. */
export const accessNotices = {
  changes,
  detail: (holder: string) => `Accounts of ${holder}`,
};
