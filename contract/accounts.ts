import { z } from 'zod';
import { AccountId } from './ids.ts';
import { Cents } from './money.ts';
import { ask } from './refusals.ts';

/** A deposit account (R-E1). */
export const Account = z.object({
  id: AccountId,
  name: z.string(),
  /** Masked: only the last four digits, such as `••••4821`. */
  number: z.string(),
  type: z.enum(['primary', 'savings']),
  /** The sum of the account's ledger entries. Money on its way out has left it already. */
  balance: Cents,
});
export type Account = z.infer<typeof Account>;

export const accounts = {
  /** The member's deposit accounts in their order, and the sum of their balances (R-D2, R-S3). */
  list: ask
    .route({ method: 'GET', path: '/accounts', tags: ['Accounts'], summary: 'List accounts' })
    .output(z.object({ accounts: z.array(Account), total: Cents })),
};
