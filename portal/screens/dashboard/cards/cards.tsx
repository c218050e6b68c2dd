import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { brand } from '../../../brand.ts';
import { Card } from '../../../parts/card.tsx';
import { SectionHeading } from '../../../parts/headings.tsx';
import { EmptyState, Skeleton } from '../../../parts/states.tsx';
import { cardsQuery } from '../../../queries/cards.ts';
import { cardsWords } from '../../../words/cards.ts';
import { useWords } from '../../../words/words.ts';
import { Loaded } from '../loaded.tsx';
import { BankCard } from './bank-card.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The member's payment cards, each with its limits and what can be done with it (R-D3, R-D4). */
export function Cards() {
  const words = useWords(cardsWords);
  return (
    <section aria-labelledby="cards" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="cards">{words.heading}</SectionHeading>
      <CardList />
    </section>
  );
}

function CardList() {
  const words = useWords(cardsWords);
  const query = useQuery(cardsQuery);
  return (
    <Loaded
      query={query}
      words={words}
      skeleton={
        <div className={grid}>
          <Skeleton className="h-104 rounded-card!" />
          <Skeleton className="h-104 rounded-card!" />
          <Skeleton className="h-104 rounded-card!" />
        </div>
      }
    >
      {(cards) =>
        cards.length === 0 ? (
          <Card padding="none">
            <EmptyState icon={CreditCard} title={words.empty}>
              {words.emptyDetail(brand.phone)}
            </EmptyState>
          </Card>
        ) : (
          <ul className={grid}>
            {cards.map((card) => (
              <li key={card.id}>
                <BankCard card={card} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
