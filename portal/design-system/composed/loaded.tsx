import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Loading } from '../parts/states.tsx';
import { SectionProblem } from './section-problem.tsx';

/** What is being loaded, for screen readers, and what to say where it cannot be shown. */
export interface LoadedWords {
  readonly loading: string;
  readonly failed: string;
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  words: LoadedWords;
  /** `Skeleton`s in the real layout. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what a query has read: its skeleton until then, and where nothing could be read why, with a way to try again.
 * What was read once stays, also when reading it again fails.
 */
export function Loaded<Data>({ query, words, skeleton, children }: LoadedProps<Data>) {
  // Its first showing is deferred: an answer that came must not make anyone who presses something wait for all of it.
  const isShown = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && isShown) return children(query.data);
  if (query.isError) return <SectionProblem title={words.failed} query={query} />;
  return <Loading label={words.loading}>{skeleton}</Loading>;
}
