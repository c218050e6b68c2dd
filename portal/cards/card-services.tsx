import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#contract/cards/cards.ts';
import type { CardId } from '#contract/text/ids.ts';
import { brand } from '../browser/brand.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { EmptyState, Skeletons } from '../design-system/parts/states.tsx';
import { cardsQuery } from './queries.ts';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { type CardPart, CardParts } from './card-parts.tsx';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';

/** The services for a card, for any of the member's cards (R-D10). */
export default function CardServices(asked: MaybeDialog) {
  const words = useWords(cardsWords);
  return (
    <CardOrDialog {...asked} id="card-services" place="cards" words={words.services}>
      <Services />
    </CardOrDialog>
  );
}

function Services() {
  const words = useWords(cardsWords);
  return (
    <LoadedQuery
      query={cardsQuery}
      words={words}
      skeleton={<Skeletons shapes={['h-18', 'h-40']} className="grid gap-5" />}
    >
      {(cards) => <ChosenCard cards={cards} />}
    </LoadedQuery>
  );
}

function ChosenCard({ cards }: { cards: readonly Card[] }) {
  const words = useWords(cardsWords);
  const [chosen, setChosen] = useState<CardId | null>(null);
  const card = cards.find(({ id }) => id === chosen) ?? cards[0];
  if (card === undefined) {
    return (
      <EmptyState icon={CreditCard} title={words.empty} detail={words.emptyDetail(brand.phone)} />
    );
  }
  return (
    <div className="grid gap-5">
      <SelectField
        label={words.services.card}
        value={card.id}
        onValueChange={setChosen}
        choices={cards.map(({ id, type, cardNumber }) => ({
          value: id,
          label: words.named(type, cardNumber),
        }))}
      />
      {/* What was typed for one card must not be sent for another. */}
      <PartsOf key={card.id} card={card} />
    </div>
  );
}

function PartsOf({ card }: { card: Card }) {
  const [part, setPart] = useState<CardPart>('lock');
  return <CardParts card={card} part={part} onPartChange={setPart} />;
}
