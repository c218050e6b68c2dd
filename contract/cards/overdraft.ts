import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { conflict, proceduresUnder } from '../procedures/procedure.ts';
import { AccountId } from '../text/ids.ts';
import { EpochMs } from '../time/time.ts';

/** The fees of a paid overdraft. */
export const OverdraftTerms = z.object({
  /** For each overdraft that is paid. */
  fee: Cents,
  /** The overdraft limit in all, earlier fees included. */
  most: PositiveCents,
  /** The most fees in a day of the credit union. */
  feesADay: z.int(),
});
export type OverdraftTerms = z.infer<typeof OverdraftTerms>;

/**
 * Whether the bank pays ATM withdrawals and everyday debit card purchases beyond the balance. It does so only if an owner
 * asked for it (Regulation E, 12 CFR 1005.17(b)). A single owner decides for all (1005.17(f)).
 */
export const Overdraft = z.object({
  account: AccountId,
  allowed: z.boolean(),
  /** The person and time of the last choice; null if nobody has chosen. Then none is paid. */
  chosen: z.object({ by: z.string(), at: EpochMs }).nullable(),
  /** The terms of today. */
  terms: OverdraftTerms,
});
export type Overdraft = z.infer<typeof Overdraft>;

export const overdraftChanges = ['allowed', 'ended', 'paid'] as const;

/** Why a choice is refused. */
const overdraftRefusals = {
  /** The terms changed after the member read them. */
  OVERDRAFT_TERMS_CHANGED: conflict('The terms of overdrafts have changed. Nothing was changed.'),
} as const;

const { reads, changes } = proceduresUnder('Accounts');

export const overdraftProcedures = {
  /** The account's choice with the terms of today; null if the credit union offers no overdrafts for it. */
  overdraft: reads(
    'see',
    '/accounts/{account}/overdraft',
    'Whether card payments may overdraw an account',
  )
    .input(z.object({ account: AccountId }))
    .output(z.object({ overdraft: Overdraft.nullable() })),

  /**
   * Records a choice under the terms that the member read. It takes effect now and can be changed at any time. The same
   * choice again changes nothing.
   */
  chooseOverdraft: changes(
    'borrow',
    '/accounts/{account}/overdraft',
    'Choose whether card payments may overdraw an account',
  )
    .errors(overdraftRefusals)
    .input(z.object({ account: AccountId, allowed: z.boolean(), terms: OverdraftTerms }))
    .output(Overdraft),
};
