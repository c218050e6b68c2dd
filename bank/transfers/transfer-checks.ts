import { type Kysely, sql } from 'kysely';
import { clearing, inFlight } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, keyPages, type Ordered } from '../verify/key-pages.ts';

const transfers: Ordered = { table: 'transfer', columns: ['id'], before: [''], pageSize: 5_000 };
const postings: Ordered = { table: 'posting', columns: ['id'], before: [''], pageSize: 10_000 };
const statuses: Ordered = {
  table: 'transfer_status',
  columns: ['transfer_id', 'sequence'],
  before: ['', 0],
  pageSize: 10_000,
};

/** That the money of each transfer is where its status says, and that the member is shown it. */
export const transferChecks: readonly Check[] = [
  { name: 'Each transfer has the postings of its status', run: postingsMatchStatus },
  { name: 'The statuses of each transfer are numbered and end in its status', run: statusesAgree },
  { name: 'Each transfer stands in the history with its status', run: historyMatchesStatus },
];

/**
 * A transfer is sent, with any later status; then completed; or returned, once it failed or was cancelled, also after it
 * was completed. Or it is made: completed in the same moment.
 */
async function postingsMatchStatus(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, transfers, {
    wrong: (page) => sql<{ id: string; status: string }>`
      select transfer.id, transfer.status
      from transfer left join posting
        on posting.transfer_id = transfer.id and ${page.around('posting.transfer_id')}
      where ${page.of('transfer')}
      group by transfer.id, transfer.status, transfer.kind
      having not (
        transfer.status = 'completed' and count(*) = 1
        and count(case when posting.kind = 'transfer-made' then 1 end) = 1
        or count(case when posting.kind = 'transfer-sent' then 1 end) = 1
        and count(case when posting.kind = 'transfer-completed' then 1 end) between
          case when transfer.status = 'completed' then 1 else 0 end
          and case when transfer.status = 'completed'
            or transfer.status = 'failed' and transfer.kind = 'external' then 1 else 0 end
        and count(case when posting.kind = 'transfer-returned' then 1 end) =
          case when transfer.status in ('failed', 'cancelled') then 1 else 0 end
        and count(*) = count(case when posting.kind in
          ('transfer-sent', 'transfer-completed', 'transfer-returned') then 1 end)
      )`,
    fault: ({ id, status }) =>
      `Transfer ${id} is ${status}, but its postings are not those of such a one`,
  });
  await postingsMoveTheMoney(db, findings);
  await madeMoveTheMoney(db, findings);
}

/**
 * The money goes from the transfer's account into flight; out of flight to its destination; or back, out of flight or from
 * that destination, by a posting that reverses the sending.
 */
async function postingsMoveTheMoney(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, postings, {
    wrong: (page) => sql<{ id: string; transfer: string | null }>`
      select distinct posting.id, posting.transfer_id as transfer
      from posting
        left join transfer on transfer.id = posting.transfer_id
        left join entry as flight
          on flight.posting_id = posting.id and flight.account_id = case
              when posting.kind = 'transfer-returned' and exists (
                select 1 from posting as arrival where arrival.transfer_id = posting.transfer_id
                  and arrival.kind = 'transfer-completed') then ${clearing('ach')}
              else ${inFlight} end
            and ${page.around('flight.posting_id')}
        left join entry as other
          on other.posting_id = posting.id and other.account_id <> flight.account_id
            and ${page.around('other.posting_id')}
      where ${page.of('posting')} and posting.kind like 'transfer-%'
        and posting.kind <> 'transfer-made' and not coalesce(flight.amount = -other.amount and case posting.kind
          when 'transfer-sent' then
            other.account_id = transfer.from_account_id and other.amount = -transfer.amount
          when 'transfer-completed' then
            other.amount = transfer.amount and case
              when transfer.to_account_id is null then other.account_id like 'clearing:%'
                or transfer.kind = 'zelle' and exists (
                  select 1 from account where account.id = other.account_id
                    and account.membership_id <> transfer.membership_id)
              else other.account_id = transfer.to_account_id end
          when 'transfer-returned' then
            other.account_id = transfer.from_account_id and other.amount = transfer.amount
            and exists (
              select 1 from posting as sending
              where sending.id = posting.reverses and sending.kind = 'transfer-sent'
                and sending.transfer_id = posting.transfer_id)
          end, false)`,
    fault: ({ id, transfer }) =>
      `Posting ${id} does not move the money of transfer ${transfer} as it should`,
    isNoted: false,
  });
}

/** A transfer that was made in one moment: out of its account, into its destination. */
async function madeMoveTheMoney(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, postings, {
    wrong: (page) => sql<{ id: string; transfer: string | null }>`
      select posting.id, posting.transfer_id as transfer
      from posting
        left join transfer on transfer.id = posting.transfer_id
        left join entry on entry.posting_id = posting.id and ${page.around('entry.posting_id')}
      where ${page.of('posting')} and posting.kind = 'transfer-made'
      group by posting.id, posting.transfer_id
      having count(*) <> 2
        or count(case when entry.account_id = transfer.from_account_id
          and entry.amount = -transfer.amount then 1 end) <> 1
        or count(case when entry.account_id = transfer.to_account_id
          and entry.amount = transfer.amount then 1 end) <> 1`,
    fault: ({ id, transfer }) =>
      `Posting ${id} does not move the money of transfer ${transfer} as it should`,
    isNoted: false,
  });
}

/** The statuses go from processing, without a gap, to the present status; or are completed from the first. */
async function statusesAgree(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, transfers, {
    wrong: (page) => sql<{ id: string; status: string; last: string | null }>`
      select transfer.id, transfer.status, newest.status as last
      from transfer
        left join (
          select step.transfer_id, count(*) as steps
          from transfer_status as step where ${page.around('step.transfer_id')}
          group by step.transfer_id
        ) as history on history.transfer_id = transfer.id
        left join transfer_status as oldest
          on oldest.transfer_id = transfer.id and oldest.sequence = 1
            and ${page.around('oldest.transfer_id')}
        left join transfer_status as newest
          on newest.transfer_id = transfer.id and newest.sequence = history.steps
            and ${page.around('newest.transfer_id')}
      where ${page.of('transfer')} and (
        oldest.status is null
        or oldest.status <> 'processing' and (oldest.status <> 'completed' or history.steps > 1)
        or newest.status is null or newest.status <> transfer.status)`,
    fault: ({ id, status, last }) =>
      last === null || last === status
        ? `The statuses of transfer ${id} do not lead from processing to ${status} without a gap`
        : `Transfer ${id} is ${status}, but the last of its statuses is ${last}`,
  });
  for await (const page of keyPages(db, statuses)) {
    const { rows } = await sql<{ id: string; sequence: number }>`
      select step.transfer_id as id, step.sequence
      from transfer_status as step left join transfer
        on transfer.id = step.transfer_id and ${page.around('transfer.id')}
      where ${page.of('step')} and ${page.around('step.transfer_id')} and transfer.id is null`.execute(
      db,
    );
    for (const { id, sequence } of rows) {
      findings.fault(`Status ${sequence} of transfer ${id} is of a transfer that does not exist`);
    }
  }
}

/**
 * A single debit with the transfer's status; a credit besides where the money moved to an account here, own or of an asking
 * member. Of the two ways to the lines SQLite would take that by the member, with perhaps millions of lines: `coalesce`
 * closes it.
 */
async function historyMatchesStatus(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, transfers, {
    wrong: (page) => sql<{ id: string; status: string }>`
      select transfer.id, transfer.status
      from transfer
        left join account as receiving on receiving.id = transfer.to_account_id
        left join posting
          on posting.transfer_id = transfer.id and ${page.around('posting.transfer_id')}
        left join account_transaction as line
          on line.posting_id = posting.id and coalesce(line.membership_id, '') in (
            transfer.membership_id, coalesce(receiving.membership_id, ''))
      where ${page.of('transfer')}
      group by transfer.id, transfer.status, transfer.to_account_id
      having not (
        count(case when line.type = 'debit'
          and line.account_id = transfer.from_account_id
          and line.amount = transfer.amount and line.status = transfer.status
          then 1 end) = 1
        and count(case when line.type = 'credit'
          and line.account_id = transfer.to_account_id
          and line.amount = transfer.amount and line.status = 'completed'
          then 1 end) = count(line.id) - 1
        and count(line.id) = case
          when transfer.to_account_id is not null and transfer.status = 'completed' then 2
          else 1 end
      )`,
    fault: ({ id, status }) => `Transfer ${id} is ${status}, but the history does not show it so`,
  });
}
