import type { QueryKey } from '@tanstack/react-query';
import { Dialog, type DialogProps } from '../parts/dialog.tsx';
import { LoadedQuery, type LoadedQueryProps, type LoadedWords } from './loaded.tsx';

interface LoadedDialogProps<Data, Key extends QueryKey>
  extends Omit<DialogProps, 'title' | 'description' | 'children'>, LoadedQueryProps<Data, Key> {
  words: LoadedWords & { readonly title: string; readonly description?: string };
}

/** A dialog that shows the data of a query, read once it is open. */
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
