import { sql } from 'kysely';
import { dueAmong } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import { loadOnce } from '../formats/load-once.ts';

/** Loaded when something is to be told: a tab opens its bank without it. */
const telling = loadOnce(() => import('./tell-alert.ts'));

/**
 * Looks at what has happened in accounts with alerts since it was looked last, and tells of it. Where it was looked up to
 * is written with what is told, so each entry is told once, whichever process is killed when. Nothing of it is in the path
 * of a payment: a member hears of it some seconds later.
 */
export const alertsDue: DueSource = {
  name: 'alerts',
  load: telling,
  togetherMost: 25,

  next: dueAmong((db) =>
    db
      .selectFrom('alert')
      .select([
        'membership_id',
        sql<string>`alert.membership_id || '/' || alert.id`.as('id'),
        sql<number | null>`alert.created_at`.as('due_at'),
      ])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account_balance')
            .select('account_balance.account_id')
            .whereRef('account_balance.account_id', '=', 'alert.account_id')
            .whereRef('account_balance.version', '>', 'alert.seen_version'),
        ),
      ),
  ),

  async finish(scope, id, now) {
    const [membershipId = '', alertId = ''] = id.split('/');
    const { tellAlert } = await telling();
    return await tellAlert(scope, { membershipId, alertId }, now);
  },
};
