import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { GoalDestination } from './transfer-rules.ts';

/** What a member asks for, as it names a goal. */
interface Asked {
  readonly membershipId: string;
  readonly request: TransferRequest;
}

/** The key of the goal that money is sent to; undefined where it is sent to none. */
export function goalOf(request: TransferRequest): string | undefined {
  return request.kind === 'internal' ? request.goal : undefined;
}

/** The open goals that these requests name, by key: no statement where they name none, which is nearly always. */
export async function readGoalDestinations(
  db: Kysely<Tables>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, GoalDestination & { readonly membershipId: string }>> {
  const naming = asked.filter(({ request }) => goalOf(request) !== undefined);
  if (naming.length === 0) return new Map();
  const rows = await db
    .selectFrom('goal')
    .select(['id', 'membership_id', 'account_id'])
    .where(
      'membership_id',
      'in',
      naming.map(({ membershipId }) => membershipId),
    )
    .where(
      'id',
      'in',
      naming.map(({ request }) => goalOf(request) ?? ''),
    )
    .where('closed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, membership_id: membershipId, account_id: accountId }) => [
      id,
      { id, accountId, membershipId },
    ]),
  );
}
