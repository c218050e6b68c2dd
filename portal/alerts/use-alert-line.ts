import type { Account } from '#contract/accounts/accounts.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import type { Card } from '#contract/cards/cards.ts';
import { cardsWords } from '../cards/words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { alertWords } from './words.ts';

/** The subjects of alerts, by the member's names. */
interface AlertNames {
  readonly accounts: readonly Account[];
  readonly cards: readonly Card[];
}

/** Returns the text of an alert, as a clause after "when". */
export function useAlertLine({ accounts, cards }: AlertNames): (alert: Alert) => string {
  const { happens } = useWords(alertWords);
  const { named } = useWords(cardsWords);
  return (alert) => {
    const amount = alert.amount === 0 ? null : formatMoney(alert.amount);
    if ('payee' in alert) return happens[alert.kind](alert.payee, amount);
    if ('account' in alert) {
      const name = accounts.find(({ id }) => id === alert.account)?.name ?? '';
      return happens[alert.kind](name, amount ?? '');
    }
    const card = cards.find(({ id }) => id === alert.card);
    return happens[alert.kind](card ? named(card.type, card.cardNumber) : '', amount ?? '');
  };
}
