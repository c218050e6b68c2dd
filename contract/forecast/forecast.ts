import { z } from 'zod';
import { Cents } from '../money/money.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { AccountId } from '../text/ids.ts';
import { Wording } from '../transactions/transactions.ts';
import { TransferRequest } from '../transfers/transfers.ts';
import { EpochMs, LocalDate } from '../time/time.ts';
import { forecastDays } from './forecast-terms.ts';

/** Something that will move money within the days of a forecast. */
export const ComingItem = z.object({
  /** The same for the same item in every forecast. */
  key: z.string(),
  /** `recurring` is found in the history and no order of the member: it is likely, not certain. */
  kind: z.enum([
    'bill',
    'transfer',
    'goal',
    'loan',
    'certificate',
    'dividend',
    'fee',
    'dispute',
    'recurring',
  ]),
  /** The description of its transaction in the history. */
  description: z.string(),
  /** The meaning of the description, where the bank itself wrote it. */
  wording: Wording.optional(),
  account: AccountId,
  /** The member's other account, where the money stays theirs. */
  to: AccountId.nullable(),
  /** The effect on `account`: negative for money that leaves it. */
  amount: Cents,
  at: EpochMs,
  date: LocalDate,
  /** False where the bank would refuse it on that day, for lack of money or by a limit: then nothing moves. */
  happens: z.boolean(),
  /** How much `account` lacks; null if the payment is made, or fails for a reason other than money. */
  short: Cents.nullable(),
});
export type ComingItem = z.infer<typeof ComingItem>;

const AccountForecast = z.object({
  account: AccountId,
  /** The balance at the end of each day until the last one, today's first. */
  balances: z
    .array(Cents)
    .min(1)
    .max(forecastDays + 1),
  /** The least that can be taken out at any moment of these days, and the first day on which that is so; null of a certificate. */
  lowest: z.object({ available: Cents, date: LocalDate }).nullable(),
});

/** The forecast of the next days without any new orders. */
export const Forecast = z.object({
  today: LocalDate,
  /** The last day that it looks at: 30 days after today, or sooner where too much is scheduled to look further. */
  until: LocalDate,
  accounts: z.array(AccountForecast),
  /** In the order in which they happen. */
  items: z.array(ComingItem),
});
export type Forecast = z.infer<typeof Forecast>;

const { reads, readsByPost } = proceduresUnder('Forecast');

export const forecast = {
  /**
   * The next 30 days: the bank carries out what is due in them on a copy, by the rules that hold on the day. Where more is
   * scheduled than a household or a business would ever have, it looks fewer days ahead (`until`). Income and payments that the history shows to recur count as well.
   */
  month: reads('see', '/forecast', 'The next 30 days').output(Forecast),

  /** The payments that this transfer, sent now, would make fail. Nothing is sent. */
  failsAfter: readsByPost('see', '/forecast/fails-after', 'What a transfer of now makes fail')
    .input(z.object({ transfer: TransferRequest }))
    .output(z.object({ items: z.array(ComingItem) })),
};
