import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { OrderTables } from '../standing-orders/order-kind.ts';
import type { Check, Findings } from './check.ts';
import { checkPages } from './key-pages.ts';

/**
 * That no series of standing orders was forgotten: its occurrences are numbered from 1. A single one is alone; of a series
 * that repeats the last one is scheduled, or was cancelled and ended it. A fault calls the occurrences by this name.
 */
export function seriesGoOn({ series, occurrences }: OrderTables, name: string): Check['run'] {
  const [seriesTable, occurrenceTable] = [sql.table(series), sql.table(occurrences)];
  const ordered = { table: series, columns: ['id'], before: [''], pageSize: 5_000 };
  return async (db: Kysely<Tables>, findings: Findings): Promise<void> => {
    await checkPages(db, findings, ordered, {
      wrong: (page) => sql<{ id: string; count: number; last: string | null }>`
        select series.id, coalesce(counted.ones, 0) as count, newest.status as last
        from ${seriesTable} as series
          left join (
            select one.series_id, count(*) as ones, count(one.due_at) as ahead,
              max(one.sequence) as highest
            from ${occurrenceTable} as one where ${page.around('one.series_id')}
            group by one.series_id
          ) as counted on counted.series_id = series.id
          left join ${occurrenceTable} as newest
            on newest.series_id = series.id and newest.sequence = counted.highest
              and ${page.around('newest.series_id')}
        where ${page.of('series')} and (
          newest.id is null
          or counted.ones <> counted.highest
          or counted.ahead <> case when newest.status = 'scheduled' then 1 else 0 end
          or case when series.repeat = 'once' then counted.ones <> 1
            else newest.status not in ('scheduled', 'cancelled') end)`,
      fault: ({ id, count, last }) =>
        `Series ${id} has ${count} ${name}, the last of which is ${last ?? 'missing'}`,
    });
  };
}
