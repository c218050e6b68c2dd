import { z } from 'zod';
import { accountColours, ownershipCategories } from './account-terms.ts';
import { AccountId, HoldId, TransferId } from '../text/ids.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { PartyRole } from '../procedures/access-terms.ts';
import { conflict, refusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { addressNumber, typedText } from '../text/text.ts';
import { EpochMs, LocalDate } from '../time/time.ts';
import { TransferKind } from '../transactions/transactions.ts';

const AccountColour = z.enum(accountColours);

/** The type of an account. `primary` is share draft, which is checking; a certificate is fixed until it matures (R-E1). */
export const AccountType = z.enum(['primary', 'savings', 'money-market', 'certificate']);
export type AccountType = z.infer<typeof AccountType>;

/** A deposit account (R-E1). */
export const Account = z.object({
  id: AccountId,
  /** The member's name for the account; until there is one, its official name. */
  name: z.string(),
  /** The name that statements and exports have. */
  officialName: z.string(),
  /** By which the member marks it; null: by none. */
  colour: AccountColour.nullable(),
  /** Whether the member has it left out of the overview. It stays in every sum, and wherever an account is chosen. */
  hidden: z.boolean(),
  /** Masked: only the last four digits, such as `••••4821`. */
  number: z.string(),
  type: AccountType,
  /** When a certificate matures; null: it is none. */
  maturesOn: LocalDate.nullable(),
  /** The sum of the account's ledger entries. Money on its way out has left it already. */
  balance: Cents,
  /** The available balance: the balance less holds, down to the account's floor. */
  available: Cents,
});
export type Account = z.infer<typeof Account>;

/**
 * How the available balance of an account comes about:
 * `ledger` - the sum of `onItsWay` - the sum of `holds` + `overdraft` = `available`, to the cent.
 */
export const BalanceExplained = z.object({
  account: AccountId,
  name: z.string(),
  /** The ledger balance, before outgoing transfers have arrived. */
  ledger: Cents,
  /** Transfers that have left and have not arrived, newest first. */
  onItsWay: z.array(
    z.object({
      id: TransferId,
      kind: TransferKind,
      toName: z.string(),
      status: z.enum(['processing', 'pending']),
      at: EpochMs,
      amount: PositiveCents,
    }),
  ),
  /** Money that is there and cannot be used before its day, the soonest first. */
  holds: z.array(
    z.object({
      id: HoldId,
      reason: z.enum(['mobile-deposit']),
      /** Of the deposit, as in the history. */
      label: z.string(),
      releaseDay: LocalDate,
      releaseAt: EpochMs,
      amount: PositiveCents,
    }),
  ),
  /**
   * The agreed overdraft of the account, or the payments beyond its balance; mostly zero. Below zero: the amount that a
   * certificate keeps until it matures.
   */
  overdraft: Cents,
  available: Cents,
});
export type BalanceExplained = z.infer<typeof BalanceExplained>;

/** The terms by which an account earns, and its owners. */
export const AccountFacts = z.object({
  account: AccountId,
  openedOn: LocalDate,
  /** Null where the account is of no product with terms. */
  earning: z
    .object({
      /** A year, and the annual percentage yield: both in hundredths of a percent. */
      rate: z.int(),
      yield: z.int(),
      method: z.enum(['daily-balance', 'average-daily-balance']),
      /** The least balance that earns. */
      minimum: Cents,
      /** Earned from the first of this month until yesterday, and paid when the month is over. */
      accrued: Cents,
    })
    .nullable(),
  /** The dividends paid in this calendar year, and in the previous year. */
  paidThisYear: Cents,
  paidLastYear: Cents,
  /** The owners of the money, and its beneficiaries after their death; first the holder of the membership. */
  owners: z.array(z.object({ name: z.string(), role: PartyRole })),
});
export type AccountFacts = z.infer<typeof AccountFacts>;

/** The balances of accounts at the end of each day, by the calendar of the credit union. */
export const BalanceHistory = z.object({
  /** Without a gap, oldest first. The last is today, which has not ended: its balances are those of now. */
  days: z.array(LocalDate),
  /** In the order of the accounts, for each day the sum of all entries until its end. */
  accounts: z.array(z.object({ account: AccountId, balances: z.array(Cents) })),
  /** The same, of all these accounts together. */
  total: z.array(Cents),
});
export type BalanceHistory = z.infer<typeof BalanceHistory>;

/** The share insurance fund's cover of the member's shares: `insured` + `notInsured` is the sum of all shares. */
export const ShareInsurance = z.object({
  /** The rules of this day apply. */
  day: LocalDate,
  insured: Cents,
  notInsured: Cents,
  /** Only those in which the member holds something, each insured apart from the others. */
  categories: z.array(
    z.object({
      category: z.enum(ownershipCategories),
      held: Cents,
      insured: Cents,
    }),
  ),
});
export type ShareInsurance = z.infer<typeof ShareInsurance>;

/** The numbers that others need to pay into an account, or to draw from it by the member's leave. */
export const AccountNumbers = z.object({
  account: AccountId,
  /** In full. */
  accountNumber: z.string(),
  /** Of the credit union: nine digits. */
  routingNumber: z.string(),
});
export type AccountNumbers = z.infer<typeof AccountNumbers>;

/** Why an account does not get a nickname, in the order in which it is checked. Nothing has changed then. */
export const nicknameRefusals = {
  /** Longer than `nicknameMaxLength`. */
  ACCOUNT_NICKNAME_TOO_LONG: refusal('This name is too long.', { most: z.int() }),
  /** With markup or characters in it that are not seen, or of nothing that is. */
  ACCOUNT_NICKNAME_WRONG: refusal('This cannot be the name of an account.'),
  /** Another account of the member has a name that looks like it. */
  ACCOUNT_NICKNAME_TAKEN: refusal('Another account of yours has such a name.'),
} as const;

const { reads, readsByPost, changes } = proceduresUnder('Accounts');

export const accounts = {
  /**
   * The member's deposit accounts in their order, the sum of their available balances (R-D2, R-S3), and the insured part of
   * the balances.
   */
  list: reads('see', '/accounts', 'List accounts').output(
    z.object({ accounts: z.array(Account), total: Cents, insurance: ShareInsurance }),
  ),

  /** How the available balance of one account is computed. */
  explain: reads('see', '/accounts/{account}/balance', 'A balance explained')
    .input(z.object({ account: AccountId }))
    .output(BalanceExplained),

  /** An account's dividends, and its owners. */
  about: reads('see', '/accounts/{account}/about', 'What an account earns')
    .input(z.object({ account: AccountId }))
    .output(AccountFacts),

  /**
   * The full numbers of one account, for the member to give to an employer or a biller. This is the
   * only answer with a full account number: it needs a step-up each time, and the audit records it.
   * The method is POST, so that nothing in between caches the answer.
   */
  numbers: readsByPost(
    'manage',
    '/accounts/{account}/numbers',
    'Show the full numbers of an account',
  )
    .errors(stepUpRefusals)
    .input(z.object({ account: AccountId }))
    .output(AccountNumbers),

  /**
   * Gives an account the name, colour and place in the overview that its member wants. An empty nickname is none: the
   * account has its official name again.
   */
  personalize: changes('manage', '/accounts/{account}/personalize', 'Name and mark an account')
    .errors(nicknameRefusals)
    .input(
      z.object({
        account: AccountId,
        nickname: typedText(1000),
        colour: AccountColour.nullable(),
        hidden: z.boolean(),
      }),
    )
    .output(Account),

  /** Puts the accounts in this order, wherever they are listed. */
  arrange: changes('manage', '/accounts/order', 'Put my accounts in order')
    .errors({
      /** These are not all accounts of the member, each once. */
      ACCOUNT_ORDER_INCOMPLETE: conflict('Your accounts have changed. Please try again.'),
    })
    .input(z.object({ accounts: z.array(AccountId).max(1000) }))
    .output(z.object({})),

  /**
   * The balance of each account, or of one, at the end of each of the last days, today included.
   */
  balanceHistory: reads('see', '/accounts/balances', 'Balances over time')
    .input(
      z.object({
        account: AccountId.optional(),
        days: addressNumber(z.number().int().min(1).max(366)).default(90),
      }),
    )
    .output(BalanceHistory),
};
