import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBankReached } from '../../bank-client/reach.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Reference } from '../parts/reference.tsx';
import { Loading, NotYet, Skeleton } from '../parts/states.tsx';
import { partsWords } from '../words.es.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/words.ts';

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>;
  /** What is being loaded, for screen readers, and what to say where it cannot be shown. */
  words: { readonly loading: string; readonly failed: string };
  children: (data: Data) => ReactNode;
}

/**
 * What a part of the settings reads for itself: a skeleton until it is there, and where nothing could be read why, with
 * a way to try again. What was read once stays, also when reading it anew fails.
 */
export function LoadedPart<Data>({ query, words, children }: LoadedPartProps<Data>) {
  const { tryAgain } = useWords(partsWords);
  const why = useExplain()(query.error);
  const isReached = useBankReached();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="my-5 h-24 w-full" />
      </Loading>
    );
  }
  if (!isReached) return <NotYet title={words.failed} />;
  return (
    <Banner tone="danger" role="alert" title={words.failed} className="my-5">
      <p>
        {why.title} {why.detail}
      </p>
      {why.reference !== undefined && <Reference value={why.reference} />}
      <Button
        tone="secondary"
        size="small"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
        className="mt-2"
      >
        {tryAgain}
      </Button>
    </Banner>
  );
}
