import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { May } from '../queries/may.tsx';
import { CardServices } from './card-services.tsx';
import { Cards } from './cards.tsx';
import { cardsWords } from './words.ts';

/** Every card, and all that can be done with it (R-D3, R-D4, R-D10). */
export default function CardsPlace() {
  const words = useWords(cardsWords);
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <Cards />
      <May area="manage">
        <TitledCard id="card-services" heading={words.services.title} className="max-w-180">
          <CardServices />
        </TitledCard>
      </May>
    </div>
  );
}
