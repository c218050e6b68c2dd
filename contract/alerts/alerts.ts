import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { keyReusedRefusal, procedure } from '../procedures/refusals.ts';
import { AccountId, AlertId, IntentKey } from '../text/ids.ts';
import { alertKinds } from './alert-terms.ts';

const AlertRequest = z.object({
  account: AccountId,
  kind: z.enum(alertKinds),
  amount: PositiveCents,
});
export type AlertRequest = z.infer<typeof AlertRequest>;

/** What the member wants to be told of. */
export const Alert = AlertRequest.extend({ id: AlertId });
export type Alert = z.infer<typeof Alert>;

/** Why an alert is not set, in the order in which it is checked. */
export const alertRefusals = {
  /** The membership has no account of that name. */
  ALERT_ACCOUNT_UNKNOWN: { status: 422, message: 'That account is not one of yours.' },
  /** Above `alertAmountMost`. */
  ALERT_AMOUNT_TOO_LARGE: {
    status: 422,
    message: 'An alert cannot have an amount as large as this.',
    data: z.object({ most: Cents }),
  },
  /** The same alert is set already. */
  ALERT_ALREADY_SET: { status: 422, message: 'This alert is set already.' },
  TOO_MANY_ALERTS: {
    status: 422,
    message: 'There are as many alerts as there can be.',
    data: z.object({ most: z.int() }),
  },
} as const;

export const alerts = {
  /** The alerts of the membership, by account. */
  list: procedure
    .route({ method: 'GET', path: '/alerts', tags: ['Alerts'], summary: 'List alerts' })
    .output(z.object({ alerts: z.array(Alert) })),

  /** Sets an alert: what happens in the account from now on is told. Repeatable with the same key. */
  add: procedure
    .route({ method: 'POST', path: '/alerts', tags: ['Alerts'], summary: 'Set an alert' })
    .errors({
      ...alertRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, alert: AlertRequest }))
    .output(Alert),

  /** Removes an alert. One that was removed before is removed. */
  remove: procedure
    .route({
      method: 'POST',
      path: '/alerts/{id}/remove',
      tags: ['Alerts'],
      summary: 'Remove an alert',
    })
    .input(z.object({ id: AlertId }))
    .output(z.object({})),
};
