import { sql } from 'kysely';
import { capabilities } from '../capabilities.ts';
import type { Capability } from '../capability.ts';
import type { BankStore } from '../ports.ts';
import { type Check, Findings } from './check.ts';
import { historyChecks } from './history-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { memberLogChecks } from './member-log-checks.ts';
import { partyChecks } from './party-checks.ts';

/** The checked claims, and every fault found. */
export interface VerifyReport {
  readonly checks: readonly {
    /** The claim to check, as a sentence. */
    readonly name: string;
    /** How many rows it was checked for. */
    readonly checked: number;
    /** A sentence for each fault, with the key of the faulty row; empty where all is well. */
    readonly faults: readonly string[];
  }[];
}

const foundations: readonly Check[] = [
  ...ledgerChecks,
  ...historyChecks,
  ...memberLogChecks,
  ...partyChecks,
];

async function allChecks(): Promise<readonly Check[]> {
  const each = await Promise.all(
    capabilities.map(async ({ checks }: Capability) => (await checks?.()) ?? []),
  );
  return [...foundations, ...each.flat()];
}

/**
 * Checks every invariant of the bank over the whole database, as it stands at one moment, and
 * changes nothing. The bank may go on in other processes meanwhile; within this process the
 * connection to an SQLite database is taken until the end, about a minute for a million transactions.
 */
export async function verifyBank({ db, engine }: BankStore): Promise<VerifyReport> {
  const checks = await allChecks();
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
