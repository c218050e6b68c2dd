import {
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState, Loading, NotYet, Skeleton } from '../parts/states.tsx';
import { useBankReached } from '../../bank-client/reach.ts';
import { Banner, Reference } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { partsWords } from '../words.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';

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

interface SectionProblemProps {
  title: string;
  query: { readonly error: unknown; readonly isFetching: boolean; refetch: () => Promise<unknown> };
  /** The sentence after the reason; otherwise that no money moved. */
  detail?: string | undefined;
  className?: string;
}

/** Stands in for a section that could not be read: the reason, that no money moved, and a way to try again. */
export function SectionProblem({ title, query, detail, className }: SectionProblemProps) {
  const { nothingMoved, tryAgain } = useWords(partsWords);
  const explain = useExplain();
  const why = explain(query.error);
  if (!useBankReached()) return <NotYet title={title} />;
  return (
    <Banner tone="danger" role="alert" title={title} {...(className && { className })}>
      <p>
        {why.title} {detail ?? nothingMoved}
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

/** The same for a whole place. */
export function PlaceProblem({ title, query }: Pick<SectionProblemProps, 'title' | 'query'>) {
  const { nothingMoved } = useWords(partsWords);
  const why = useExplain()(query.error);
  return (
    <ErrorState
      title={title}
      reference={why.reference}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {why.title} {nothingMoved}
    </ErrorState>
  );
}

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
