import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Loading } from '../parts/states.tsx';
import { SectionProblem } from './section-problem.tsx';

/** The text for screen readers while loading, and the text where nothing can be shown. */
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
 * Shows the data of a query: its skeleton until then, and after a failure the reason, with a way to try again. Data once
 * read stays, also when reading it again fails.
 */
export function Loaded<Data>({ query, words, skeleton, children }: LoadedProps<Data>) {
  // Its first showing is deferred: an answer that came must not make anyone who presses something wait for all of it.
  const isShown = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && isShown) return children(query.data);
  if (query.isError) return <SectionProblem title={words.failed} query={query} />;
  return <Loading label={words.loading}>{skeleton}</Loading>;
}
