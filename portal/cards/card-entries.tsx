import { useInfiniteQuery } from '@tanstack/react-query';
import type { CardEntry } from '#contract/cards/cards.ts';
import type { CardId } from '#contract/text/ids.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { formatMoment } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { cardEntriesQuery } from './queries.ts';
import { cardsWords } from './words.ts';
import { Balance } from '../design-system/parts/money.tsx';

/** The purchases with a credit or business card, and the payments to it, newest first. */
export function CardEntries({ card }: { card: CardId }) {
  const words = useWords(cardsWords).entries;
  const query = useInfiniteQuery(cardEntriesQuery(card));
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <p className="text-small text-muted">{words.none}</p>;
        return (
          <div className="grid gap-3">
            <ul aria-label={words.heading} className="divide-y divide-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <ShowMore query={query} words={words} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Entry({ entry: { kind, description, amount, at } }: { entry: CardEntry }) {
  const words = useWords(cardsWords).entries;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {kind === 'payment' ? words.payment : description}
        </p>
        <p className="text-small text-muted">{formatMoment(at)}</p>
      </div>
      <Balance amount={amount} className="font-semibold" />
    </li>
  );
}
