import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { AccountId, AlertId, CardId, IntentKey } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { accountAlertKinds, alertPayeeMaxLength, payeeAlertKinds } from './alert-terms.ts';

const ofAccount = z.object({
  kind: z.enum(accountAlertKinds),
  account: AccountId,
  amount: PositiveCents,
});
const ofCard = z.object({ kind: z.literal('card-purchase'), card: CardId, amount: PositiveCents });
const ofPayee = z.object({
  kind: z.enum(payeeAlertKinds),
  /** A name as the history has it. The number of a shop at its end does not count. */
  payee: typedText(alertPayeeMaxLength),
  /** 0: any amount. */
  amount: Cents.nonnegative(),
});

const AlertRequest = z.discriminatedUnion('kind', [ofAccount, ofCard, ofPayee]);
export type AlertRequest = z.infer<typeof AlertRequest>;

const id = { id: AlertId };

/** An alert that the member has set. */
export const Alert = z.discriminatedUnion('kind', [
  ofAccount.extend(id),
  ofCard.extend(id),
  ofPayee.extend(id),
]);
export type Alert = z.infer<typeof Alert>;

const KnownPayee = z.object({ name: z.string(), direction: z.enum(payeeAlertKinds) });
export type KnownPayee = z.infer<typeof KnownPayee>;

/** Why an alert is not set, in the order in which it is checked. */
export const alertRefusals = {
  /** The membership has no account of that name. */
  ALERT_ACCOUNT_UNKNOWN: refusal('That account is not one of yours.'),
  /** The membership has no card of that name. */
  ALERT_CARD_UNKNOWN: refusal('That card is not one of yours.'),
  /** The name has no letter and no digit. */
  ALERT_PAYEE_NEEDED: refusal('Say whom the alert is about.'),
  /** Above `alertAmountMost`. */
  ALERT_AMOUNT_TOO_LARGE: refusal('An alert cannot have an amount as large as this.', {
    most: Cents,
  }),
  /** The same alert is set already. */
  ALERT_ALREADY_SET: refusal('This alert is set already.'),
  TOO_MANY_ALERTS: refusal('There are as many alerts as there can be.', { most: z.int() }),
} as const;

const { reads, changes } = proceduresUnder('Alerts');

export const alerts = {
  /** The alerts of the membership: those of accounts, of cards, and of payees. */
  list: reads('see', '/alerts', 'List alerts').output(z.object({ alerts: z.array(Alert) })),

  /**
   * Sets an alert: events from now on are told. Repeatable with the same key. An alert that it replaces is removed, and
   * tells before of crossed amounts.
   */
  add: changes('manage', '/alerts', 'Set an alert')
    .errors({
      ...alertRefusals,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, alert: AlertRequest, replaces: AlertId.optional() }))
    .output(Alert),

  /** Names in the newest thousand lines of the history, and saved recipients and billers, by name. */
  payees: reads('see', '/alerts/payees', 'Whom an alert can be about').output(
    z.object({ payees: z.array(KnownPayee) }),
  ),

  /** Removes an alert. An alert that was removed before stays removed. */
  remove: changes('manage', '/alerts/{id}/remove', 'Remove an alert')
    .input(z.object({ id: AlertId }))
    .output(z.object({})),
};
