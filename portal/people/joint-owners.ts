import { formatNames } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { isOwner } from './own.ts';
import { jointOwnersWords } from './joint-words.ts';

/**
 * The joint owners or the owners of the shown membership, such as `Joint with Rosa Delgado`; null where a single person
 * owns the accounts.
 */
export function useJointOwners(): string | null {
  const words = useWords(jointOwnersWords);
  const { otherOwners, role } = useSession().membership;
  if (isOwner(role)) {
    return otherOwners.length === 0 ? null : words.jointWith(formatNames(otherOwners));
  }
  return otherOwners.length < 2 ? null : words.jointOf(formatNames(otherOwners));
}

/** Adds the owners to a text about an account; where a single person owns it, nothing. */
export function useWithOwners(): (said: string) => string {
  const joint = useJointOwners();
  return (said) => (joint === null ? said : `${said} · ${joint}`);
}
