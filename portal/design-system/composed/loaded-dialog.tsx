import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../parts/dialog.tsx';
import { Loaded, type LoadedWords } from './loaded.tsx';

interface LoadedQueryProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  words: LoadedWords;
  /** `Skeleton`s in the real layout. */
  skeleton: ReactNode;
  /** Given what was read, and whether reading it again has failed since. */
  children: (data: Data, isStale: boolean) => ReactNode;
}

interface LoadedDialogProps<Data, Key extends QueryKey>
  extends Omit<DialogProps, 'title' | 'description' | 'children'>, LoadedQueryProps<Data, Key> {
  words: LoadedWords & { readonly title: string; readonly description?: string };
}

/** A dialog that shows what one query reads, from when it is open. */
export function LoadedDialog<Data, Key extends QueryKey>({
  query,
  words,
  skeleton,
  children,
  ...dialog
}: LoadedDialogProps<Data, Key>) {
  return (
    <Dialog {...dialog} title={words.title} description={words.description}>
      <LoadedQuery query={query} words={words} skeleton={skeleton}>
        {children}
      </LoadedQuery>
    </Dialog>
  );
}

function LoadedQuery<Data, Key extends QueryKey>({
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
