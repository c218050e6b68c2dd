import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import type { Card } from '#contract/cards/cards.ts';
import { cardsKey, changeShownCard } from './queries.ts';

/** A change that the bank answers with the card as it then is, which is shown at once. */
export function useCardChange<Change>(options: UseMutationOptions<Card, Error, Change>) {
  const queries = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (changed) => changeShownCard(queries, changed.id, () => changed),
    onSettled: () => queries.invalidateQueries({ queryKey: cardsKey }),
  });
}
