import { reachesOnly, type RecipientDetails } from './recipient-details.ts';
import { nameSkeleton } from './name-skeleton.ts';

/** Somebody whom the member has saved, or paid before. */
export interface KnownRecipient extends Omit<RecipientDetails, 'bankName'> {
  readonly wasPaid: boolean;
}

/**
 * The name of somebody known that looks like the one of who is to be paid or saved, where money would reach another; null
 * where none does, and where who is to be paid was paid before. A warning, because people do share names, and get new
 * accounts.
 */
export function lookAlikeOf(
  kind: 'zelle' | 'external',
  to: RecipientDetails,
  known: readonly KnownRecipient[],
): string | null {
  const others = known.filter((one) => !reachesOnly(kind, one, to));
  if (known.some((one) => one.wasPaid && !others.includes(one))) {
    return null;
  }
  const skeleton = nameSkeleton(to.name);
  const alike = others.find(({ name }) => skeleton !== '' && nameSkeleton(name) === skeleton);
  return alike?.name ?? null;
}
