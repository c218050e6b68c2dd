import { z } from 'zod';
import { addressNumber } from '../text/text.ts';
import { AccountId } from '../text/ids.ts';
import { Cents } from '../money/money.ts';
import { documentFiles } from '../procedures/http-terms.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { LocalDate } from '../time/time.ts';
import { Moved, PostingKind } from '../transactions/transactions.ts';

/** A calendar month in the time zone of the credit union, `YYYY-MM`. */
export const StatementMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .brand<'StatementMonth'>()
  .meta({ examples: ['2024-01'] });
export type StatementMonth = z.infer<typeof StatementMonth>;

/** The languages in which the bank prints. */
export const StatementLanguage = z.enum(['en', 'es']);
export type StatementLanguage = z.infer<typeof StatementLanguage>;

/** The months of an account for which there is a statement (R-D8). */
export const StatementArchive = z.object({
  account: AccountId,
  accountName: z.string(),
  /** Masked: only the last four digits, such as `••••4821`. */
  number: z.string(),
  /** From last month back to the month of the account's first entry, newest first. */
  months: z.array(StatementMonth),
});
export type StatementArchive = z.infer<typeof StatementArchive>;

/** An entry of the account's ledger, as the statement lists it. */
export const StatementEntry = z.object({
  date: LocalDate,
  /**
   * The entry's name in the history; for a reversal, the name of the reversed entry. Null where the history has no name.
   */
  description: z.string().nullable(),
  /** Whether it takes another entry back: a payment that was returned or cancelled. */
  reversal: z.boolean(),
  kind: PostingKind,
  /** Positive came in, negative went out. */
  amount: Cents,
  /** The balance just after it. */
  balance: Cents,
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/** The addressee of a statement, and the other owners of the accounts. */
export const StatementHolder = z.object({
  name: z.string(),
  /** The lines of the address, from the street down; none where the member has given none. */
  address: z.array(z.string()),
  /** The other owners; only of joint accounts, and not in statements kept before this field existed. */
  jointOwners: z.array(z.string()).optional(),
});
export type StatementHolder = z.infer<typeof StatementHolder>;

/** The account's earnings in the month (12 CFR 1030.6(a)(1) and (2); for credit unions, 12 CFR 707.6(b)). */
export const StatementDividends = z.object({
  /** The dividends paid in the month, from the entries against the account that pays dividends. */
  earned: Cents,
  /** The sum of the balances at the end of each day, by the number of days, rounded to a cent. */
  averageDailyBalance: Cents,
  /** The annual percentage yield earned, in hundredths of a percent: 61 is 0.61% (appendix A, part II, A). */
  yieldEarned: z.int(),
});
export type StatementDividends = z.infer<typeof StatementDividends>;

/** The fees of the account (12 CFR 1030.6(a)(3)). A refund of a fee lowers the sum. */
export const StatementFees = z.object({
  /** The fees of the month, by their names in the history, in that order. */
  items: z.array(z.object({ description: z.string(), amount: Cents })),
  inMonth: Cents,
  /** From the first day of the calendar year to the last of the month. */
  inYear: Cents,
});
export type StatementFees = z.infer<typeof StatementFees>;

/** The penalties of early withdrawals from the account, less refunds: not fees, and listed apart from fees. */
const StatementPenalties = z.object({
  inMonth: Cents,
  /** From the first day of the calendar year to the last of the month. */
  inYear: Cents,
});

/**
 * A month of an account. The opening balance and all entries add up to the closing balance, which is
 * the opening balance of the next month.
 */
export const Statement = z.object({
  account: AccountId,
  accountName: z.string(),
  number: z.string(),
  month: StatementMonth,
  /** The first and the last day of the month. */
  from: LocalDate,
  to: LocalDate,
  /** How many days these are. */
  days: z.int(),
  holder: StatementHolder,
  opening: Cents,
  /** The sums of incoming entries and, without sign, of outgoing entries. */
  moneyIn: Cents,
  moneyOut: Cents,
  /**
   * The part of both sums from reversals. Money sent and returned is in both sums here, and in no total of transactions
   * (`transactions.totals`).
   */
  takenBack: Moved,
  closing: Cents,
  dividends: StatementDividends,
  fees: StatementFees,
  /** Missing in statements that were kept before it was told. */
  penalties: StatementPenalties.optional(),
  /** In the order in which they happened. */
  entries: z.array(StatementEntry),
});
export type Statement = z.infer<typeof Statement>;

/** A statement as it is told: some of its entries, and how many it has. */
export const ToldStatement = Statement.extend({ entryCount: z.int() });
export type ToldStatement = z.infer<typeof ToldStatement>;

/** So many entries are told at a time. */
export const entriesAtATime = 1_000;

const WhichStatement = z.object({ account: AccountId, month: StatementMonth });

/** A calendar year, `YYYY`. */
export const TaxYear = z
  .string()
  .regex(/^\d{4}$/)
  .brand<'TaxYear'>()
  .meta({ examples: ['2025'] });
export type TaxYear = z.infer<typeof TaxYear>;

const { reads } = proceduresUnder('Statements');

/**
 * Statements of the months that are over. Any other month, or account, is `NOT_FOUND`. A statement is kept when its month
 * ends: name, address, figures and entries stay as they were then. So are the dividends of a year that is over, as on Form
 * 1099-INT, when the year ends.
 */
export const statements = {
  /** The archive of each of the member's accounts, in their order. */
  list: reads('see', '/statements', 'List statements').output(
    z.object({ archives: z.array(StatementArchive) }),
  ),

  /** The figures of a statement, and of its `entryCount` entries those from `firstEntry` on, a thousand at most. */
  get: reads('see', '/statements/{account}/{month}', 'One statement')
    .input(WhichStatement.extend({ firstEntry: addressNumber(z.number().int().min(0)).default(0) }))
    .output(ToldStatement),

  /**
   * The statement as a PDF, ASCII only; over HTTP a file of type application/pdf. It is made from the stored statement: the same bytes each time.
   */
  pdf: reads('see', documentFiles.pdf, 'One statement as PDF')
    .input(WhichStatement.extend({ language: StatementLanguage.default('en') }))
    .output(z.object({ pdf: z.string() })),

  /** The years in which at least $10 was paid, newest first: of the others there is no form (26 CFR 1.6049-4). */
  taxYears: reads('see', '/tax-forms', 'List tax forms').output(
    z.object({ years: z.array(TaxYear) }),
  ),

  /** The form of a year as a PDF, ASCII only; over HTTP a file of type application/pdf. Any other year is `NOT_FOUND`. */
  taxForm: reads('see', documentFiles.taxForm, 'One tax form as PDF')
    .input(z.object({ year: TaxYear, language: StatementLanguage.default('en') }))
    .output(z.object({ pdf: z.string() })),
};
