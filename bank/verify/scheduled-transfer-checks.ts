import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Check, Findings } from './check.ts';
import { keyPages, type Ordered } from './key-pages.ts';

const ones: Ordered = {
  table: 'scheduled_transfer',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};
const series: Ordered = {
  table: 'transfer_series',
  columns: ['id'],
  before: [''],
  pageSize: 5_000,
};

/** That each scheduled transfer was sent once and as it was ordered, and that no series was forgotten. */
export const scheduledTransferChecks: readonly Check[] = [
  { name: 'Each scheduled transfer that was sent is as it was ordered', run: sentAsOrdered },
  { name: 'Each series of transfers is whole, and goes on until it ends', run: seriesGoOn },
];

async function sentAsOrdered(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, ones)) {
    const { rows } = await sql<{ id: string; status: string }>`
      select one.id, one.status
      from scheduled_transfer as one
        left join transfer_series as series
          on series.id = one.series_id and series.member_id = one.member_id
        left join transfer
          on transfer.id = one.transfer_id and transfer.member_id = one.member_id
            and transfer.kind = series.kind and transfer.amount = series.amount
            and transfer.from_account_id = series.from_account_id
            and coalesce(transfer.to_account_id, '') = coalesce(series.to_account_id, '')
      where ${page.of('one')} and (
        series.id is null or (one.status = 'sent') <> (transfer.id is not null))`.execute(db);
    for (const { id, status } of rows) {
      findings.fault(`Scheduled transfer ${id} is ${status}, but its transfer is not that of one`);
    }
    findings.checked += page.size;
  }
}

/**
 * The transfers of a series are numbered from 1. A single one is alone; of a series that repeats the last
 * one lies ahead, or was cancelled and ended it.
 */
async function seriesGoOn(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, series)) {
    const { rows } = await sql<{ id: string; ones: number; last: string | null }>`
      select series.id, coalesce(counted.ones, 0) as ones, newest.status as last
      from transfer_series as series
        left join (
          select one.series_id, count(*) as ones, count(one.due_at) as ahead,
            max(one.sequence) as highest
          from scheduled_transfer as one where ${page.around('one.series_id')}
          group by one.series_id
        ) as counted on counted.series_id = series.id
        left join scheduled_transfer as newest
          on newest.series_id = series.id and newest.sequence = counted.highest
            and ${page.around('newest.series_id')}
      where ${page.of('series')} and (
        newest.id is null
        or counted.ones <> counted.highest
        or counted.ahead <> case when newest.status = 'scheduled' then 1 else 0 end
        or case when series.repeat = 'once' then counted.ones <> 1
          else newest.status not in ('scheduled', 'cancelled') end)`.execute(db);
    for (const { id, ones: count, last } of rows) {
      findings.fault(
        `Series ${id} has ${count} transfers, the last of which is ${last ?? 'missing'}`,
      );
    }
    findings.checked += page.size;
  }
}
