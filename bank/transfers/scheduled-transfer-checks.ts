import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { transferTables } from './schedule-records.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';
import { seriesGoOn } from '../verify/standing-order-checks.ts';

const ones: Ordered = {
  table: 'scheduled_transfer',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};

/** That each scheduled transfer was sent once and as it was ordered, and that no series was forgotten. */
export const scheduledTransferChecks: readonly Check[] = [
  { name: 'Each scheduled transfer that was sent is as it was ordered', run: sentAsOrdered },
  {
    name: 'Each series of transfers is whole, and goes on until it ends',
    run: seriesGoOn(transferTables, 'transfers'),
  },
];

async function sentAsOrdered(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, ones, {
    wrong: (page) => sql<{ id: string; status: string }>`
      select one.id, one.status
      from scheduled_transfer as one
        left join transfer_series as series
          on series.id = one.series_id and series.membership_id = one.membership_id
        left join transfer
          on transfer.id = one.transfer_id and transfer.membership_id = one.membership_id
            and transfer.kind = series.kind and transfer.amount = series.amount
            and transfer.from_account_id = series.from_account_id
            and coalesce(transfer.to_account_id, '') = coalesce(series.to_account_id, '')
      where ${page.of('one')} and (
        series.id is null or (one.status = 'sent') <> (transfer.id is not null))`,
    fault: ({ id, status }) =>
      `Scheduled transfer ${id} is ${status}, but its transfer is not that of one`,
  });
}
