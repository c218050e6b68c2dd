import type { AccountId } from '#contract/ids.ts';
import type { Statement, StatementMonth } from '#contract/statements.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import { maskNumber } from '../mask.ts';
import type { Tables } from '../tables.ts';
import { archivedMonths, monthSpan } from './statement-months.ts';
import {
  findFirstDay,
  findOpeningBalance,
  listEntries,
  listStatementAccounts,
} from './statement-records.ts';
import { monthFigures } from './statement-rules.ts';

/** Whose statement, and what time it is. */
export interface Asking {
  readonly db: Kysely<Tables>;
  readonly memberId: string;
  readonly now: EpochMs;
  readonly timeZone: string;
}

/** A statement, and to whom the account belongs. */
export interface FoundStatement {
  readonly statement: Statement;
  readonly holder: string;
}

/**
 * The member's statement of a month, read from the ledger. Undefined where the account is not theirs, or
 * the month is not over, or is before the account's first entry. What is read was written long ago
 * and never changes, so it needs no transaction.
 */
export async function readStatement(
  { db, memberId, now, timeZone }: Asking,
  handle: AccountId,
  month: StatementMonth,
): Promise<FoundStatement | undefined> {
  const accounts = await listStatementAccounts(db, memberId);
  const account = accounts.find((one) => one.handle === handle);
  if (!account) {
    return undefined;
  }
  const firstDay = await findFirstDay(db, memberId, account.id);
  if (!archivedMonths(firstDay, now, timeZone).includes(month)) {
    return undefined;
  }
  const span = monthSpan(month, timeZone);
  const figures = monthFigures(
    await findOpeningBalance(db, memberId, account.id, span),
    await listEntries(db, memberId, account.id, span),
  );
  return {
    holder: account.holder,
    statement: {
      account: handle,
      accountName: account.name,
      number: maskNumber(account.number),
      month,
      from: span.firstDay,
      to: span.lastDay,
      opening: figures.opening,
      moneyIn: figures.moneyIn,
      moneyOut: figures.moneyOut,
      closing: figures.closing,
      entries: figures.entries.map(({ at, ...entry }) => ({
        ...entry,
        date: localMoment(at, timeZone).date,
      })),
    },
  };
}
