import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { CircleCheck, Clock, ScanLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { CheckSide, Deposit, DepositStatus } from '#contract/deposits/deposits.ts';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { EmptyState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { checkPhotoQuery, depositsQuery } from './queries.ts';
import { depositsWords } from './words.ts';
import { formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import type { DepositId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';

const looks: Record<DepositStatus, { tone: BadgeTone; icon: IconShape }> = {
  pending: { tone: 'warning', icon: Clock },
  completed: { tone: 'positive', icon: CircleCheck },
  returned: { tone: 'danger', icon: Undo2 },
};

/** The deposited checks, newest first, with their outcomes. */
export function DepositsMade() {
  const words = useWords(depositsWords).made;
  const query = useInfiniteQuery(depositsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-24" />}>
      {({ pages }) => {
        const deposits = pages.flatMap((page) => page.deposits);
        if (deposits.length === 0) {
          return <EmptyState icon={ScanLine} title={words.empty} detail={words.emptyDetail} />;
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

/** Which part of a deposit is available when. */
export function PartList({ deposit: { parts } }: { deposit: Deposit }) {
  const words = useWords(depositsWords).made;
  return (
    <ul>
      {parts.map(({ amount, day, availableAt, isAvailable }) => (
        <li key={day}>
          {isAvailable
            ? words.available(formatMoney(amount), formatDate(day))
            : words.willBeAvailable(formatMoney(amount), formatMoment(availableAt))}
        </li>
      ))}
    </ul>
  );
}

const sides: readonly CheckSide[] = ['front', 'back'];

function KeptPhotos({ deposit }: { deposit: DepositId }) {
  const words = useWords(depositsWords).made;
  const photos = useQueries({ queries: sides.map((side) => checkPhotoQuery(deposit, side)) });
  if (photos.some(({ isError }) => isError)) {
    return (
      <Banner tone="danger" role="alert">
        {words.photosFailed}
      </Banner>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {photos.map(({ data }, index) => {
        const side = sides[index] ?? 'front';
        return data === undefined ? (
          <Loading key={side} label={words.photosLoading}>
            <Skeleton className="aspect-check rounded-control!" />
          </Loading>
        ) : (
          <img
            key={side}
            src={data}
            alt={words.sideOf[side]}
            className="aspect-check w-full rounded-control border border-line bg-sunken object-contain"
          />
        );
      })}
    </div>
  );
}
