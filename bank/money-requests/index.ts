import type { Capability } from '../capability.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';

export const moneyRequests: Capability<'moneyRequests'> = {
  handlers: ({ loadLater }) => ({
    moneyRequests: loadLater(
      async () => (await import('./money-request-handlers.ts')).moneyRequestHandlers,
    ),
  }),
  due: () => [moneyRequestsDue],
  checks: async () => (await import('./money-request-checks.ts')).moneyRequestChecks,
};

const records = loadOnce(() => import('./money-request-records.ts'));

/** Requests for money that nobody paid in time expire. */
const moneyRequestsDue: DueSource = {
  name: 'money-requests',
  load: records,

  next: dueAmong((db) =>
    db
      .selectFrom('money_request')
      .select(['id', 'expires_at as due_at'])
      .where('status', '=', 'open'),
  ),

  async finish(scope, id, now) {
    const { lockRequest, endRequest } = await records();
    const locked = await lockRequest(scope, id);
    if (locked?.row.status !== 'open' || locked.row.expires_at > now) return undefined;
    await endRequest(scope, locked, 'expired', null, now);
    return locked.row.membership_id;
  },
};
