import { useMutation } from '@tanstack/react-query';
import type { Card } from '#contract/cards/cards.ts';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { cardsKey, cardsQuery, lockCard } from './queries.ts';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useToldWhenGone } from '../design-system/parts/undo.ts';

interface CardLock {
  lock: () => void;
  unlock: () => void;
  wanted: boolean;
  error: unknown;
}

type Locking = Parameters<NonNullable<typeof lockCard.mutationFn>>[0];

/**
 * Locks and unlocks a card. The change shows at once and is taken back if the bank refuses it;
 * `onDone` is called when the bank has made it.
 */
export function useCardLock(
  { id, type }: Pick<Card, 'id' | 'type'>,
  onDone?: (locked: boolean) => void,
): CardLock {
  const words = useWords(cardsWords);
  const tellWhenGone = useToldWhenGone();
  const { mutate, variables, error } = useMutation(
    changeAtOnce<Card, Locking>(lockCard, {
      shownIn: [
        shownIn(
          cardsQuery.queryKey,
          (cards: readonly Card[], { card, lock }: Locking) =>
            cards.map((one): Card =>
              one.id === card ? { ...one, status: lock ? 'Locked' : 'Active' } : one,
            ),
          (cards, changed: Card) => cards.map((one) => (one.id === changed.id ? changed : one)),
        ),
      ],
      reload: (queries) => queries.invalidateQueries({ queryKey: cardsKey }),
      onKept: (_, { lock }) => onDone?.(lock),
      // The card says it, where it was pressed.
      onPutBack: (reason, { lock }) =>
        tellWhenGone((lock ? words.notLocked : words.stillLocked)(type), reason),
    }),
  );
  return {
    lock: () => mutate({ card: id, lock: true }),
    unlock: () => mutate({ card: id, lock: false }),
    wanted: variables?.lock ?? false,
    error,
  };
}
