import { loadBillsToApprove } from '../bills/index.ts';
import type { Capability } from '../capability.ts';
import { loadTransfersToApprove } from '../transfers/index.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';

/** Expires approvals that nobody decided in time, and notifies the asker. */
function approvalsDue(): DueSource {
  return {
    name: 'approvals',
    load: recording,

    next: dueAmong((db) =>
      db
        .selectFrom('approval')
        .select(['id', 'expires_at as due_at'])
        .where('status', '=', 'waiting'),
    ),

    async finish(scope, id, now) {
      const found = await scope.trx
        .selectFrom('approval')
        .select('membership_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) return undefined;
      const { membership_id: membershipId } = found;
      await lockMemberships(scope, [membershipId]);
      const { findApproval, recordDecision } = await recording();
      const row = await findApproval(scope.trx, membershipId, id);
      if (row?.status !== 'waiting' || row.expires_at > now) return undefined;
      await recordDecision(scope, row, { status: 'expired', decided_by: null }, now);
      return membershipId;
    },
  };
}

const recording = loadOnce(() => import('./approval-records.ts'));

export const approvals: Capability<'approvals'> = {
  handlers: ({ bank, loadLater }) => ({
    approvals: loadLater(async () => {
      const [{ approvalHandlers }, { billsToApprove }, transfers] = await Promise.all([
        import('./approval-handlers.ts'),
        loadBillsToApprove(),
        loadTransfersToApprove(),
      ]);
      return (...given) =>
        approvalHandlers(...given, {
          transfer: transfers.transfersToApprove(bank),
          'scheduled-transfer': transfers.scheduledToApprove(bank),
          bill: billsToApprove(bank),
        });
    }),
  }),
  due: () => [approvalsDue()],
  checks: async () => (await import('./approval-checks.ts')).approvalChecks,
};
