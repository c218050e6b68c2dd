import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, ScanLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Deposit, DepositStatus } from '#contract/deposits/deposits.ts';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { depositsQuery } from './queries.ts';
import { depositsWords } from './words.ts';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import { KeptPhotos } from './kept-photos.tsx';
import { PartList } from './part-list.tsx';

const looks: Record<DepositStatus, { tone: BadgeTone; icon: IconShape }> = {
  pending: { tone: 'warning', icon: Clock },
  completed: { tone: 'positive', icon: CircleCheck },
  returned: { tone: 'danger', icon: Undo2 },
};

/** The checks that were deposited, newest first, with what became of them. */
export function DepositsMade() {
  const words = useWords(depositsWords).made;
  const query = useInfiniteQuery(depositsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-24" />}>
      {({ pages }) => {
        const deposits = pages.flatMap((page) => page.deposits);
        if (deposits.length === 0) {
          return (
            <EmptyState icon={ScanLine} title={words.empty}>
              {words.emptyDetail}
            </EmptyState>
          );
        }
        return (
          <section aria-label={words.heading} className="grid gap-2">
            <ul className="divide-y divide-line">
              {deposits.map((deposit) => (
                <Row key={deposit.id} deposit={deposit} />
              ))}
            </ul>
            <ShowMore query={query} words={words} />
          </section>
        );
      }}
    </Loaded>
  );
}

function Row({ deposit }: { deposit: Deposit }) {
  const { made: words, statuses, returnReasons } = useWords(depositsWords);
  const [areShown, setShown] = useState(false);
  const { id, amount, at, toName, label, status, returnReason } = deposit;
  const { tone, icon } = looks[status];
  const withOwners = useWithOwners();
  const written = formatMoney(amount);
  const when = formatMoment(at);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Money amount={amount} className="font-semibold" />
          <p className="text-small text-muted">{words.line([withOwners(toName), when, label])}</p>
        </div>
        <Badge tone={tone} icon={icon}>
          {statuses[status]}
        </Badge>
      </div>
      <div className="text-small">
        {returnReason === null ? (
          <PartList deposit={deposit} />
        ) : (
          <p className="text-danger">
            {returnReasons[returnReason]} {words.takenBack(written)}
          </p>
        )}
      </div>
      <p className="text-small">
        <TextButton
          aria-expanded={areShown}
          aria-label={areShown ? words.hidePhotosOf(written, when) : words.photosOf(written, when)}
          onClick={() => setShown(!areShown)}
        >
          {areShown ? words.hidePhotos : words.photos}
        </TextButton>
      </p>
      {areShown && <KeptPhotos deposit={id} />}
    </li>
  );
}
