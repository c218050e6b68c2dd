import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Card } from '#contract/cards.ts';
import { cardsKey, cardsQuery, changeShownCard, lockCard } from '../../../queries/cards.ts';

interface CardLock {
  lock: () => void;
  unlock: () => void;
  /** What was wanted last: locked or not. */
  wanted: boolean;
  /** Why the last change was not made. */
  error: unknown;
}

/**
 * Locks and unlocks a card. The change shows at once and is taken back if the bank refuses it;
 * `onDone` is called when the bank has made it.
 */
export function useCardLock(
  { id }: Pick<Card, 'id'>,
  onDone?: (locked: boolean) => void,
): CardLock {
  const queries = useQueryClient();
  const show = (locked: boolean) =>
    changeShownCard(queries, id, (card) => ({ ...card, status: locked ? 'Locked' : 'Active' }));
  const { mutate, variables, error } = useMutation({
    ...lockCard,
    onMutate: async ({ lock }) => {
      // What is being read now may have been read before the change.
      await queries.cancelQueries({ queryKey: cardsQuery.queryKey });
      show(lock);
    },
    onSuccess: (changed, { lock }) => {
      changeShownCard(queries, id, () => changed);
      onDone?.(lock);
    },
    onError: (_, { lock }) => show(!lock),
    onSettled: () => queries.invalidateQueries({ queryKey: cardsKey }),
  });
  return {
    lock: () => mutate({ card: id, lock: true }),
    unlock: () => mutate({ card: id, lock: false }),
    wanted: variables?.lock ?? false,
    error,
  };
}
