import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';

/** That certificates keep what is in them until they mature, and that nothing is left where an account is closed. */
export const productChecks: readonly Check[] = [
  { name: 'Each certificate keeps its money until it matures', run: certificatesKeep },
  { name: 'Nothing is left in a closed account', run: closedAreEmpty },
];

async function certificatesKeep(db: Kysely<Tables>, findings: Findings): Promise<void> {
  const { rows } = await sql<{
    account: string;
    matures_on: string | null;
    due_at: number | null;
    balance: number;
    floor: number;
    last: string | null;
    closed_at: number | null;
  }>`
    select certificate.account_id as account, account.matures_on, certificate.due_at,
      account.closed_at, account_balance.balance, account_balance.floor,
      (select max(term.matures_on) from certificate_term as term
        where term.membership_id = certificate.membership_id
          and term.account_id = certificate.account_id) as last
    from certificate
      join account on account.id = certificate.account_id
      join account_balance on account_balance.account_id = certificate.account_id`.execute(db);
  for (const row of rows) {
    const isClosed = row.closed_at !== null;
    const isInTerm = row.matures_on !== null && row.due_at !== null;
    if (isClosed === isInTerm || (!isClosed && row.matures_on !== row.last)) {
      findings.fault(`Certificate ${row.account} is neither in its last term nor closed`);
    }
    if (!isClosed && row.floor !== row.balance) {
      findings.fault(`Certificate ${row.account} lets money out before it matures`);
    }
  }
  findings.checked += rows.length;
}

async function closedAreEmpty(db: Kysely<Tables>, findings: Findings): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select(['account.id', 'account_balance.balance'])
    .where('account.closed_at', 'is not', null)
    .execute();
  for (const { id, balance } of rows) {
    if (balance !== 0) findings.fault(`Account ${id} is closed and holds ${balance} cents`);
  }
  findings.checked += rows.length;
}
