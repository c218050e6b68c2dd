import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { procedure } from '../procedures/refusals.ts';
import { AccountId } from '../text/ids.ts';
import { EpochMs } from '../time/time.ts';

/** What it costs that a card payment is paid beyond the balance. */
export const OverdraftTerms = z.object({
  /** For each payment that is paid so. */
  fee: Cents,
  /** How far beyond the balance of the account, in all; fees that were charged before count. */
  most: PositiveCents,
  /** At most so many fees in a day of the credit union. */
  feesADay: z.int(),
});
export type OverdraftTerms = z.infer<typeof OverdraftTerms>;

/**
 * Whether ATM withdrawals and everyday debit card purchases are paid beyond the balance of an account. They are only where an
 * owner has asked for it (Regulation E, 12 CFR 1005.17(b)); one owner speaks for all (1005.17(f)).
 */
export const Overdraft = z.object({
  account: AccountId,
  allowed: z.boolean(),
  /** Who chose last, and when; null: nobody has, and none is paid. */
  chosen: z.object({ by: z.string(), at: EpochMs }).nullable(),
  /** Of today. */
  terms: OverdraftTerms,
});
export type Overdraft = z.infer<typeof Overdraft>;

export const overdraftChanges = ['allowed', 'ended', 'paid'] as const;

/** Why a choice is not recorded. */
export const overdraftRefusals = {
  /** The terms are not those that the member has read. */
  OVERDRAFT_TERMS_CHANGED: {
    status: 409,
    message: 'The terms of overdrafts have changed. Nothing was changed.',
  },
} as const;

export const overdraftProcedures = {
  /** The choice of an account, with the terms of today; null where the credit union pays no overdraft for such an account. */
  overdraft: procedure
    .route({
      method: 'GET',
      path: '/accounts/{account}/overdraft',
      tags: ['Accounts'],
      summary: 'Whether card payments may overdraw an account',
    })
    .input(z.object({ account: AccountId }))
    .output(z.object({ overdraft: Overdraft.nullable() })),

  /**
   * Records a choice, by the terms that the member has read. It holds from now on, until it is changed, which it can be at any
   * time; the same choice again changes nothing.
   */
  chooseOverdraft: procedure
    .route({
      method: 'POST',
      path: '/accounts/{account}/overdraft',
      tags: ['Accounts'],
      summary: 'Choose whether card payments may overdraw an account',
    })
    .errors(overdraftRefusals)
    .input(z.object({ account: AccountId, allowed: z.boolean(), terms: OverdraftTerms }))
    .output(Overdraft),
};
