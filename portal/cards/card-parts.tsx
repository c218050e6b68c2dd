import type { Card } from '#contract/cards/cards.ts';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { CardEntries } from './card-entries.tsx';
import { LimitForm } from './limit-form.tsx';
import { LockSwitch } from './lock-switch.tsx';
import { PinForm } from './pin-form.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { TravelNotices } from './travel-notices.tsx';

/** A part of a card to manage. */
export type CardPart = 'transactions' | 'lock' | 'limits' | 'travel' | 'new card' | 'pin';

interface CardPartsProps {
  card: Card;
  part: CardPart;
  onPartChange: (part: CardPart) => void;
}

/** All that can be done with a card, under the same names wherever it is done (R-D4, R-D10). */
export function CardParts({ card, part, onPartChange }: CardPartsProps) {
  const words = useWords(cardsWords).parts;
  return (
    <TabPanels
      label={words.label}
      value={part}
      onValueChange={onPartChange}
      panels={[
        { value: 'lock', label: words.lock, children: <LockSwitch card={card} /> },
        { value: 'limits', label: words.limits, children: <LimitForm card={card} /> },
        { value: 'travel', label: words.travel, children: <TravelNotices card={card} /> },
        { value: 'new card', label: words.newCard, children: <ReplaceCard card={card} /> },
        { value: 'pin', label: words.pin, children: <PinForm card={card} /> },
        // Purchases with a debit card are in the history of its account.
        ...(card.type === 'Debit Card'
          ? []
          : [
              {
                value: 'transactions' as const,
                label: words.transactions,
                children: <CardEntries card={card.id} />,
              },
            ]),
      ]}
    />
  );
}
