import { bankPages, bankQuery } from '../queries/bank-queries.ts';
import { type MutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Card } from '#contract/cards/cards.ts';
import type { AccountId, CardId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { bankChange, changeBy, forgotten, repeatable } from '../queries/bank-changes.ts';

/** Under this key lies everything that is read of cards. */
export const cardsKey = ['cards'] as const;

/** The member's cards in their order. */
export const cardsQuery = bankQuery(
  [...cardsKey, 'list'],
  async ({ cards }, ask) => (await cards.list(undefined, ask)).cards,
);

/** The card's travel notices that are not over, the next trip first. */
export function travelNoticesQuery(card: CardId) {
  return bankQuery(
    [...cardsKey, 'travel notices', card],
    async ({ cards }, ask) => (await cards.listTravelNotices({ card }, ask)).notices,
  );
}

const entriesPageSize = 20;

/** Purchases with the card and payments to it, newest first, page by page. */
export function cardEntriesQuery(card: CardId) {
  return bankPages([...cardsKey, 'entries', card], ({ cards }, page, ask) =>
    cards.listEntries({ card, limit: entriesPageSize, ...page }, ask),
  );
}

/** Locks a card, or ends the lock. */
export const lockCard = bankChange(
  async ({ cards }, { card, lock }: { card: CardId; lock: boolean }) => {
    return lock ? cards.lock({ card }) : cards.unlock({ card });
  },
  repeatable,
);

export const setCardLimit = changeBy('cards', 'setLimit', repeatable);

export const chooseCardArt = changeBy('cards', 'chooseArt', repeatable);

/** The PIN is forgotten as soon as the bank has answered. */
export const setCardPin = changeBy('cards', 'setPin', { ...repeatable, ...forgotten });

export const requestNewCard = changeBy('cards', 'requestReplacement', repeatable);

/** Not repeated: the first may have done it, and then there is no new card any more. */
export const activateNewCard = changeBy('cards', 'activateReplacement');

export const addTravelNotice = changeBy('cards', 'addTravelNotice', repeatable);

export const removeTravelNotice = changeBy('cards', 'removeTravelNotice', repeatable);

/** The overdraft choice of an account and its terms; null if the account has no overdraft service. */
export function overdraftQuery(account: AccountId) {
  return queryOptions({
    queryKey: [...cardsKey, 'overdraft', account],
    queryFn: async ({ signal }) =>
      (await (await bank()).cards.overdraft({ account }, { signal })).overdraft,
    staleTime: 0,
  });
}

/** Saves the choice under the terms that the member read. */
export const chooseOverdraft = changeBy('cards', 'chooseOverdraft', repeatable);

/** A change that the bank answers with the card as it then is, which is shown at once. */
export function cardChange<Change>(
  options: MutationOptions<Card, Error, Change>,
): MutationOptions<Card, Error, Change> {
  return {
    ...options,
    onSuccess: (changed, _, __, { client }) => changeShownCard(client, changed.id, () => changed),
    onSettled: (_, __, ___, ____, { client }) => client.invalidateQueries({ queryKey: cardsKey }),
  };
}

function changeShownCard(queries: QueryClient, id: CardId, change: (card: Card) => Card): void {
  queries.setQueryData(cardsQuery.queryKey, (cards) =>
    cards?.map((card) => (card.id === id ? change(card) : card)),
  );
}
