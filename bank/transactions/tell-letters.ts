import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs, LocalMonth } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { monthSpan } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { toldRoles } from '../parties/role-policy.ts';
import type { Tables } from '../tables.ts';

interface OverMonth {
  readonly month: StatementMonth;
  readonly timeZone: string;
}

/**
 * The persons who are told of events in a membership with entries in the month, and who were not told of its letter: from
 * that id on, in the order of their ids.
 */
export async function listUntold(
  db: Kysely<Tables>,
  { month, timeZone }: OverMonth,
  from: string,
  limit: number,
): Promise<{ id: string; log_id: string }[]> {
  const { firstDay, lastDay, from: begins, before: ends } = monthSpan(month, timeZone);
  const { rows } = await sql<{ id: string; log_id: string }>`
    select person.id, person.log_id
    from person join member_log on member_log.log_id = person.log_id
    where person.id >= ${from} and person.access_closed_at is null
      and (letter_month is null or letter_month < ${month})
      and exists (select 1 from party
        where party.person_id = person.id and role in (${sql.join(toldRoles)})
          and from_at < ${ends} and (until_at is null or until_at > ${ends})
          and (exists (select 1 from daily_sum
              where daily_sum.membership_id = party.membership_id
                and day >= ${firstDay} and day <= ${lastDay} and credits + debits > 0)
            or exists (select 1 from card_entry join card on card.id = card_entry.card_id
              where card.membership_id = party.membership_id
                and card_entry.at >= ${begins} and card_entry.at < ${ends})))
    order by person.id limit ${limit}`.execute(db);
  return rows;
}

/** Tells so many of them, and notes the month with it. */
export async function tellLetters(
  scope: DatabaseTransaction,
  over: OverMonth,
  { from, limit }: { readonly from: string; readonly limit: number },
  at: EpochMs,
): Promise<void> {
  const { month } = over;
  const untold = await listUntold(scope.trx, over, from, limit);
  if (untold.length === 0) return;
  await appendToMemberLogs(
    scope,
    untold.map(({ id }) => ({
      personId: id,
      at,
      audit: { action: 'letter-told', facts: { month } },
      events: [{ kind: 'letter', month: month as string as LocalMonth }],
    })),
  );
  await scope.trx
    .updateTable('member_log')
    .set({ letter_month: month })
    .where(
      'log_id',
      'in',
      untold.map(({ log_id: log }) => log),
    )
    .execute();
}
