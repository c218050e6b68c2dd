import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded, type LoadedWords } from './loaded.tsx';

export interface LoadedQueryProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  words: LoadedWords;
  /** `Skeleton`s in the real layout. */
  skeleton: ReactNode;
  /** Given what was read, and whether reading it again has failed since. */
  children: (data: Data, isStale: boolean) => ReactNode;
}

/** Shows the data of a query. */
export function LoadedQuery<Data, Key extends QueryKey>({
  query: options,
  words,
  skeleton,
  children,
}: LoadedQueryProps<Data, Key>) {
  const query = useQuery(options);
  return (
    <Loaded query={query} words={words} skeleton={skeleton}>
      {(data) => children(data, query.isError)}
    </Loaded>
  );
}
