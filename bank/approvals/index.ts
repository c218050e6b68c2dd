import { loadBillsToApprove } from '../bills/index.ts';
import type { Capability } from '../capability.ts';
import { loadTransfersToApprove } from '../transfers/index.ts';
import { approvalsDue } from './approvals-due.ts';

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
