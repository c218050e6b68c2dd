import { sql } from 'kysely';
import type { BankStore } from '../ports.ts';
import { approvalChecks } from './approval-checks.ts';
import { billChecks } from './bill-checks.ts';
import { cardChecks } from './card-checks.ts';
import { type Check, Findings } from './check.ts';
import { depositChecks } from './deposit-checks.ts';
import { disputeChecks } from './dispute-checks.ts';
import { dividendChecks } from './dividend-checks.ts';
import { historyChecks } from './history-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { loanChecks } from './loan-checks.ts';
import { memberLogChecks } from './member-log-checks.ts';
import { messageChecks } from './message-checks.ts';
import { moneyRequestChecks } from './money-request-checks.ts';
import { partyChecks } from './party-checks.ts';
import { productChecks } from './product-checks.ts';
import { portfolioChecks } from './portfolio-checks.ts';
import { safeDepositChecks } from './safe-deposit-checks.ts';
import { scheduledTransferChecks } from './scheduled-transfer-checks.ts';
import { transactionChecks } from './transaction-checks.ts';
import { transferChecks } from './transfer-checks.ts';
import { trustedContactChecks } from './trusted-contact-checks.ts';

/** What was looked at, and every fault that was found. */
export interface VerifyReport {
  readonly checks: readonly {
    /** What should be true, as a sentence. */
    readonly name: string;
    /** How many rows it was checked for. */
    readonly checked: number;
    /** A sentence each, with the key of what is wrong; empty where all is well. */
    readonly faults: readonly string[];
  }[];
}

const checks: readonly Check[] = [
  ...ledgerChecks,
  ...transferChecks,
  ...billChecks,
  ...scheduledTransferChecks,
  ...depositChecks,
  ...disputeChecks,
  ...safeDepositChecks,
  ...dividendChecks,
  ...productChecks,
  ...loanChecks,
  ...portfolioChecks,
  ...transactionChecks,
  ...historyChecks,
  ...memberLogChecks,
  ...messageChecks,
  ...partyChecks,
  ...approvalChecks,
  ...moneyRequestChecks,
  ...trustedContactChecks,
  ...cardChecks,
];

/**
 * Checks every invariant of the bank over the whole database, as it stands at one moment, and
 * changes nothing. The bank may go on in other processes meanwhile; within this process the
 * connection to an SQLite database is taken until the end, about a minute for a million transactions.
 */
export async function verifyBank({ db, engine }: BankStore): Promise<VerifyReport> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      if (engine === 'postgres') {
        // Rows that are looked up one by one lie near each other, in the order of time.
        await sql`set local random_page_cost = 1`.execute(trx);
      }
      const report = [];
      for (const { name, run } of checks) {
        const findings = new Findings();
        await run(trx, findings);
        report.push({ name, checked: findings.checked, faults: findings.faults });
      }
      return { checks: report };
    });
}
