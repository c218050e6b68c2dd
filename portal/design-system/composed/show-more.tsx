import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../../language/sentences.ts';
import { partsWords } from '../words.ts';

interface ShowMoreProps {
  query: UseInfiniteQueryResult;
  words: {
    readonly moreFailed: string;
    /** Of the button, where more is not what follows. */
    readonly showMore?: string;
    readonly loadingMore?: string;
  };
  /** Where its button is; otherwise in the middle. */
  align?: 'start' | 'center';
}

/** Under a list that comes by pages: the way to the next page, while there is one. */
export function ShowMore({ query, words: own, align = 'center' }: ShowMoreProps) {
  const words = { ...useWords(partsWords), ...own };
  return (
    <>
      {query.isFetchNextPageError && (
        <Banner tone="danger" role="alert">
          {words.moreFailed}
        </Banner>
      )}
      {query.hasNextPage && (
        <Button
          tone="secondary"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className={align === 'start' ? 'justify-self-start' : 'justify-self-center'}
        >
          {query.isFetchingNextPage ? words.loadingMore : words.showMore}
        </Button>
      )}
    </>
  );
}
