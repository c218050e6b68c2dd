import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { fees, loanInterest, loansToMembers } from '../ledger/chart-of-accounts.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, keyPages, type Ordered } from '../verify/key-pages.ts';

const entries: Ordered = {
  table: 'loan_entry',
  columns: ['membership_id', 'loan_id', 'sequence'],
  before: ['', '', 0],
  pageSize: 5_000,
};
const loans: Ordered = {
  table: 'loan',
  columns: ['membership_id', 'id'],
  before: ['', ''],
  pageSize: 5_000,
};

/** The debts of members on loans equal the postings. */
export const loanChecks: readonly Check[] = [
  { name: 'Each entry of a loan is a posting that splits as it says', run: entriesArePosted },
  { name: 'The entries of each loan follow each other, and none is below zero', run: chainsHold },
  { name: 'All loans together are what the ledger lends', run: loansAddUp },
  { name: 'A closed loan owes nothing, and a line of credit is within its limit', run: loansEnd },
];

function leg(account: string) {
  return sql`coalesce((select entry.amount from entry
    where entry.posting_id = line.posting_id and entry.account_id = ${account}), 0)`;
}

async function entriesArePosted(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, entries, {
    wrong: (page) => sql<{ loan: string; sequence: number }>`
      select line.loan_id as loan, line.sequence from loan_entry as line
      where ${page.of('line')} and (
        ${leg(loansToMembers)} <> -line.principal - line.fee
        or ${leg(loanInterest)} <> line.interest
        or ${leg(fees)} <> case when line.kind = 'late-fee' then line.fee else 0 end
        or (line.kind <> 'late-fee' and not exists (
          select 1 from entry join account on account.id = entry.account_id
            and account.membership_id = line.membership_id
          where entry.posting_id = line.posting_id
            and entry.amount = line.principal + line.fee - line.interest))
        or exists (select 1 from loan_entry as other where other.posting_id = line.posting_id
          and other.membership_id = line.membership_id
          and (other.loan_id <> line.loan_id or other.sequence <> line.sequence)))`,
    fault: ({ loan, sequence }) => `Entry ${sequence} of loan ${loan} is not what was posted`,
  });
}

async function chainsHold(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, entries, {
    wrong: (page) => sql<{ loan: string; sequence: number }>`
      select line.loan_id as loan, line.sequence from loan_entry as line
        left join loan_entry as former on former.membership_id = line.membership_id
          and former.loan_id = line.loan_id and former.sequence = line.sequence - 1
      where ${page.of('line')} and (
        (former.sequence is null) <> (line.sequence = 1)
        or line.principal_after <> coalesce(former.principal_after, 0) + line.principal
        or line.fee_after <> coalesce(former.fee_after, 0) + line.fee
        or line.principal_after < 0 or line.fee_after < 0 or line.interest_after < 0
        or line.interest < 0 or line.day < coalesce(former.day, ''))`,
    fault: ({ loan, sequence }) =>
      `Entry ${sequence} of loan ${loan} does not follow the one before`,
  });
}

async function loansAddUp(db: Kysely<Tables>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ owed: number; lent: number; entries: number }>`
    select coalesce((select sum(principal + fee) from loan_entry), 0) as owed,
      coalesce((select -sum(amount) from entry where account_id = ${loansToMembers}), 0) as lent,
      (select count(*) from loan_entry) as entries`.execute(db);
  const [{ owed, lent, entries: count } = { owed: 0, lent: 0, entries: 0 }] = rows;
  if (owed !== lent) findings.fault(`Members owe ${owed} on loans, and the ledger lends ${lent}`);
  findings.checked += count;
}

async function loansEnd(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, loans)) {
    const { rows } = await sql<{ id: string }>`
      select loan.id from loan join loan_entry as last
        on last.membership_id = loan.membership_id and last.loan_id = loan.id
      where ${page.of('loan')} and not exists (select 1 from loan_entry as later
          where later.membership_id = last.membership_id and later.loan_id = last.loan_id
            and later.sequence > last.sequence)
        and (last.principal_after > loan.amount or loan.closed_at is not null
          and last.principal_after + last.fee_after + last.interest_after > 0)`.execute(db);
    for (const { id } of rows) findings.fault(`Loan ${id} owes what it should not`);
    findings.checked += page.size;
  }
}
