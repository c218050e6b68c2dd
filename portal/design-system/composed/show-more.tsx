import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';

interface ShowMoreProps {
  query: UseInfiniteQueryResult;
  words: {
    readonly showMore: string;
    readonly loadingMore: string;
    readonly moreFailed: string;
  };
  /** Where its button is; otherwise in the middle. */
  align?: 'start' | 'center';
}

/** Under a list that comes by pages: the way to the next page, while there is one. */
export function ShowMore({ query, words, align = 'center' }: ShowMoreProps) {
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
