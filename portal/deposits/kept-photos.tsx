import { useQueries } from '@tanstack/react-query';
import type { CheckSide } from '#contract/deposits/deposits.ts';
import type { DepositId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { checkPhotoQuery } from './queries.ts';
import { depositsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

const sides: readonly CheckSide[] = ['front', 'back'];

/** Both sides of a check as the bank keeps them. */
export function KeptPhotos({ deposit }: { deposit: DepositId }) {
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
