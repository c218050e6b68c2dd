import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

/** Tells these persons on no browser any more by push, but on the one that is kept. What waits for the others is given up. */
export async function forgetPushedBrowsers(
  db: Kysely<Tables>,
  personIds: readonly string[],
  keptBrowserHash: string | null = null,
): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where('person_id', 'in', personIds)
    .$if(keptBrowserHash !== null, (query) =>
      query.where(({ or, eb }) =>
        or([eb('browser_hash', 'is', null), eb('browser_hash', '<>', keptBrowserHash ?? '')]),
      ),
    )
    .execute();
}
