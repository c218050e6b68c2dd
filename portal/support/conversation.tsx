import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import type { Message } from '#contract/support/support.ts';
import { Button } from '../design-system/parts/button.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { refreshMarks } from '../queries/refresh.ts';
import { markMessagesSeen, messagesQuery } from './queries.ts';
import { useExplain } from '../language/refusals.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useSupportChat } from '../navigation/support-chat.ts';
import { MessageLine } from './message-line.tsx';

/** The messages, the newest at the bottom and in sight; older ones by pages above. */
export function Conversation() {
  const words = useWords(supportWords);
  const explain = useExplain();
  const query = useInfiniteQuery(messagesQuery);
  const pages = query.data?.pages;
  useSeen(pages?.[0]?.messages[0]?.sequence, pages?.[0]?.unread ?? 0);

  if (pages === undefined) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        {query.isError ? (
          <ErrorState
            title={words.failed}
            reference={explain(query.error).reference}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {explain(query.error).title}
          </ErrorState>
        ) : (
          <Loading label={words.loading}>
            <div className="grid gap-4">
              <Skeleton className="h-16 w-3/4 rounded-card!" />
              <Skeleton className="ml-auto h-10 w-1/2 rounded-card!" />
              <Skeleton className="h-20 w-4/5 rounded-card!" />
            </div>
          </Loading>
        )}
      </div>
    );
  }
  const messages = pages.flatMap((page) => page.messages).toReversed();
  return (
    // Turned over, so that it stays at its end while messages come, and in its place while older ones do.
    <div className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain">
      <div className="mb-auto p-4">
        {query.hasNextPage && (
          <div className="mb-4 flex flex-col items-center gap-2">
            {query.isFetchNextPageError && (
              <p role="alert" className="text-small text-danger">
                {words.earlierFailed}
              </p>
            )}
            <Button
              tone="secondary"
              size="small"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? words.loadingEarlier : words.earlier}
            </Button>
          </div>
        )}
        {messages.length === 0 && (
          <EmptyState icon={MessageCircle} title={words.empty}>
            {words.emptyDetail}
          </EmptyState>
        )}
        <div role="log" aria-label={words.conversation}>
          <ol className="grid">
            {messages.map((message, index) => (
              <MessageLine
                key={message.sequence}
                message={message}
                before={messages[index - 1] ?? null}
              />
            ))}
          </ol>
          {pages[0]?.staffAnswer === true && waitsForStaff(messages) && (
            <p className="mt-3 text-right text-caption text-muted">{words.waiting}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function waitsForStaff(messages: readonly Message[]): boolean {
  return messages.findLast(({ from }) => from !== 'automatic')?.from === 'member';
}

function useSeen(newest: number | undefined, unread: number): void {
  const queries = useQueryClient();
  const { isOpen } = useSupportChat();
  const { mutate, isPending } = useMutation({
    ...markMessagesSeen,
    onSuccess: () => refreshMarks(queries),
  });
  const isNews = isOpen && newest !== undefined && unread > 0 && !isPending;
  useEffect(() => {
    if (isNews) mutate({ upTo: newest });
    // Again only for what is newer: a mark that failed is made with the next message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, newest, unread > 0]);
}
