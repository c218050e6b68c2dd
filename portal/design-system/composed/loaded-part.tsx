import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../parts/states.tsx';
import { useExplain } from '../../language/refusals.ts';
import type { LoadedWords } from './loaded.tsx';
import { SectionProblem } from './section-problem.tsx';

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>;
  words: LoadedWords;
  children: (data: Data) => ReactNode;
}

/**
 * The data that a part of the settings reads for itself: a skeleton until it is there, and after a failure the reason, with
 * a way to try again. Data once read stays, also when reading it again fails.
 */
export function LoadedPart<Data>({ query, words, children }: LoadedPartProps<Data>) {
  const why = useExplain()(query.error);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="my-5 h-24 w-full" />
      </Loading>
    );
  }
  return (
    <SectionProblem title={words.failed} query={query} detail={why.detail ?? ''} className="my-5" />
  );
}
