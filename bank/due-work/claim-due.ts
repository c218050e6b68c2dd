import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { DueItem, DueSource } from './due-source.ts';

/** The items that a transaction claimed, in their order. */
export interface Claim {
  readonly items: readonly DueItem[];
  /** The items whose membership is not locked by another transaction. */
  readonly free: readonly DueItem[];
}

/** Claims due items and locks their memberships, so that one process at a time works for a membership. */
export async function claimDue(
  scope: DatabaseTransaction,
  source: DueSource,
  after: DueItem | undefined,
  until: number,
): Promise<Claim> {
  const isClaim = scope.engine === 'postgres';
  const listed = await source.next(scope.trx, source.togetherMost ?? 1, { after, isClaim });
  const items = listed.filter(({ dueAt }) => dueAt <= until);
  const memberships = items.flatMap(({ membershipId }) => membershipId ?? []);
  if (memberships.length === 0) return { items, free: items };
  const locked = await lockMemberships({ ...scope, passesOverLocked: true }, memberships);
  const isFree = ({ membershipId }: DueItem) =>
    membershipId === undefined || locked.has(membershipId);
  return { items, free: items.filter(isFree) };
}

/**
 * Finishes items, those of one membership in their order. On PostgreSQL items of different memberships are sent side by
 * side, since their memberships are locked and they share no row.
 */
export async function finishAll(
  scope: DatabaseTransaction,
  source: DueSource,
  items: readonly DueItem[],
  now: EpochMs,
): Promise<readonly string[]> {
  if (items.length === 0) return [];
  if (source.finishTogether) {
    return await source.finishTogether(
      scope,
      items.map(({ id }) => id),
      now,
    );
  }
  const told: string[] = [];
  const finishInTurn = async (some: readonly DueItem[]) => {
    for (const { id } of some) {
      const membershipId = await source.finish(scope, id, now);
      if (membershipId !== undefined) told.push(membershipId);
    }
  };
  if (scope.engine === 'sqlite') {
    await finishInTurn(items);
    return told;
  }
  const groups = [...Map.groupBy(items, ({ membershipId }) => membershipId).values()];
  // All items end before the transaction does.
  const ends = await Promise.allSettled(groups.map(finishInTurn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return told;
}
