import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { brand } from '../../../brand.ts';
import { Card } from '../../../parts/card.tsx';
import { SectionHeading } from '../../../parts/headings.tsx';
import { EmptyState, Loading, Skeleton } from '../../../parts/states.tsx';
import { cardsQuery } from '../../../queries/cards.ts';
import { cardsWords } from '../../../words/cards.ts';
import { useWords } from '../../../words/words.ts';
import { SectionProblem } from '../section-problem.tsx';
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
  if (query.data !== undefined) {
    if (query.data.length === 0) {
      return (
        <Card padding="none">
          <EmptyState icon={CreditCard} title={words.empty}>
            {words.emptyDetail(brand.phone)}
          </EmptyState>
        </Card>
      );
    }
    return (
      <ul className={grid}>
        {query.data.map((card) => (
          <li key={card.id}>
            <BankCard card={card} />
          </li>
        ))}
      </ul>
    );
  }
  if (query.isError) return <SectionProblem title={words.failed} query={query} />;
  return (
    <Loading label={words.loading}>
      <div className={grid}>
        <Skeleton className="h-104 rounded-card!" />
        <Skeleton className="h-104 rounded-card!" />
        <Skeleton className="h-104 rounded-card!" />
      </div>
    </Loading>
  );
}
