import {
  infiniteQueryOptions,
  type MutationOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Card, ReplacementReason } from '#contract/cards/cards.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import type { AccountId, CardId, IntentKey, TravelNoticeId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** Under this key lies everything that is read of cards. */
export const cardsKey = ['cards'] as const;

/** The member's cards in their order. */
export const cardsQuery = queryOptions({
  queryKey: [...cardsKey, 'list'],
  queryFn: async ({ signal }) => (await (await bank()).cards.list(undefined, { signal })).cards,
});

/** The card's travel notices that are not over, the next trip first. */
export function travelNoticesQuery(card: CardId) {
  return queryOptions({
    queryKey: [...cardsKey, 'travel notices', card],
    queryFn: async ({ signal }) =>
      (await (await bank()).cards.listTravelNotices({ card }, { signal })).notices,
  });
}

const entriesPageSize = 20;

/** Purchases with the card and payments to it, newest first, page by page. */
export function cardEntriesQuery(card: CardId) {
  return infiniteQueryOptions({
    queryKey: [...cardsKey, 'entries', card],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      (await bank()).cards.listEntries(
        { card, limit: entriesPageSize, ...(pageParam !== undefined && { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Every change of a card is idempotent, so it is repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

/** Locks a card, or ends the lock. */
export const lockCard = mutationOptions({
  mutationFn: async ({ card, lock }: { card: CardId; lock: boolean }) => {
    const { cards } = await bank();
    return lock ? cards.lock({ card }) : cards.unlock({ card });
  },
  ...repeatable,
});

export const setCardLimit = mutationOptions({
  mutationFn: async (change: { card: CardId; limit: Cents }) =>
    (await bank()).cards.setLimit(change),
  ...repeatable,
});

/** The PIN is forgotten as soon as the bank has answered. */
export const setCardPin = mutationOptions({
  mutationFn: async (change: { card: CardId; pin: string }) => (await bank()).cards.setPin(change),
  gcTime: 0,
  ...repeatable,
});

export const requestNewCard = mutationOptions({
  mutationFn: async (request: { card: CardId; intentKey: IntentKey; reason: ReplacementReason }) =>
    (await bank()).cards.requestReplacement(request),
  ...repeatable,
});

/** Not repeated: the first may have done it, and then there is no new card any more. */
export const activateNewCard = mutationOptions({
  mutationFn: async (card: CardId) => (await bank()).cards.activateReplacement({ card }),
});

export const addTravelNotice = mutationOptions({
  mutationFn: async (notice: {
    card: CardId;
    intentKey: IntentKey;
    place: string;
    from: LocalDate;
    to: LocalDate;
  }) => (await bank()).cards.addTravelNotice(notice),
  ...repeatable,
});

export const removeTravelNotice = mutationOptions({
  mutationFn: async (which: { card: CardId; notice: TravelNoticeId }) =>
    (await bank()).cards.removeTravelNotice(which),
  ...repeatable,
});

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
export const chooseOverdraft = mutationOptions({
  mutationFn: async (choice: { account: AccountId; allowed: boolean; terms: OverdraftTerms }) =>
    (await bank()).cards.chooseOverdraft(choice),
  ...repeatable,
});

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

/** Shows a card in its current or expected state before the list of cards is read again. */
function changeShownCard(queries: QueryClient, id: CardId, change: (card: Card) => Card): void {
  queries.setQueryData(cardsQuery.queryKey, (cards) =>
    cards?.map((card) => (card.id === id ? change(card) : card)),
  );
}
