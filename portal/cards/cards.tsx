import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { brand } from '../browser/brand.ts';
import { Card, type TitledCardProps } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { cardsQuery } from './queries.ts';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { BankCard } from './bank-card.tsx';
import { bringInSight } from '../design-system/parts/focus.ts';

/** On a phone a scrolling row with an edge of the next card always in sight; elsewhere two or three cards side by side. */
const row =
  'relative -mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto scroll-px-4 px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:px-0 sm:pb-0 xl:grid-cols-3';

const place =
  '@container shrink-0 basis-10/12 snap-start only:basis-full sm:max-xl:odd:last:col-span-2';

/** The member's payment cards, each with its limits and actions (R-D3, R-D4). */
export function Cards({ headingHidden = false }: Pick<TitledCardProps, 'headingHidden'>) {
  const words = useWords(cardsWords);
  return (
    <section aria-labelledby="cards" className="grid grid-cols-1 content-start gap-3">
      <div className={classNames(headingHidden && 'sr-only')}>
        <SectionHeading id="cards">{words.heading}</SectionHeading>
      </div>
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
        <div className={row}>
          <Skeleton className={`h-104 rounded-card! ${place}`} />
          <Skeleton className={`h-104 rounded-card! ${place}`} />
          <Skeleton className={`h-104 rounded-card! ${place}`} />
        </div>
      }
    >
      {(cards) =>
        cards.length === 0 ? (
          <Card padding="none">
            <EmptyState
              icon={CreditCard}
              title={words.empty}
              detail={words.emptyDetail(brand.phone)}
            />
          </Card>
        ) : (
          // The row only follows the focus of the buttons in it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <ul className={row} onFocus={bringInSight}>
            {cards.map((card) => (
              <li key={card.id} className={place}>
                <BankCard card={card} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
