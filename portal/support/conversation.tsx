import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bot, Headset, MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import type { Message } from '#contract/support/support.ts';
import { Button } from '../design-system/parts/button.tsx';
import { EmptyState, ErrorState, Loading, Skeletons } from '../design-system/parts/states.tsx';
import { refreshMarks } from '../queries/refresh.ts';
import { markMessagesSeen, messagesQuery } from './queries.ts';
import { useExplain } from '../language/refusals.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useSupportChat } from '../navigation/support-chat.ts';
import { brand } from '../browser/brand.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { formatDay, formatMoney, formatTime, localToday } from '../language/format.ts';
import { helpAnswerWords } from './help-answer-words.ts';

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
            <Skeletons
              shapes={[
                'h-16 w-3/4 rounded-card!',
                'ml-auto h-10 w-1/2 rounded-card!',
                'h-20 w-4/5 rounded-card!',
              ]}
            />
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
          <EmptyState icon={MessageCircle} title={words.empty} detail={words.emptyDetail} />
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

const institution = {
  name: brand.name,
  phone: brand.phone,
  email: brand.email,
  address: brand.address.join(', '),
  insuredUpTo: brand.insuredUpTo,
};

interface MessageLineProps {
  message: Message;
  /** The one above it, if it is shown. */
  before: Message | null;
}

/** Within this time a message belongs to the previous message of the same sender. */
const togetherMs = 5 * 60_000;

/**
 * A message: the member's own to the right, all others to the left with their author. The first message of a day stands
 * under the day.
 */
function MessageLine({ message, before }: MessageLineProps) {
  const words = useWords(supportWords);
  const { from, at, about } = message;
  const isOwn = from === 'member';
  const day = localToday(at);
  const beginsDay = before === null || localToday(before.at) !== day;
  const goesOn = !beginsDay && before.from === from && at - before.at < togetherMs;
  return (
    <li
      className={classNames(
        'flex flex-col gap-1',
        isOwn ? 'items-end' : 'items-start',
        goesOn ? 'mt-1' : before !== null && 'mt-4',
      )}
    >
      {beginsDay && (
        <p className="mb-3 self-center rounded-full bg-sunken px-3 py-0.5 text-caption font-semibold text-muted">
          {formatDay(day)}
        </p>
      )}
      <p className={goesOn ? 'sr-only' : 'flex items-center gap-1.5 px-1 text-caption text-muted'}>
        {!isOwn && <Icon shape={from === 'staff' ? Headset : Bot} size={16} />}
        <span className="font-semibold">{words.senders[from]}</span>{' '}
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </p>
      <div
        className={classNames(
          'max-w-5/6 rounded-card px-3.5 py-2.5 text-small wrap-anywhere',
          isOwn ? 'rounded-tr-small bg-brand text-on-brand' : 'rounded-tl-small bg-sunken',
        )}
      >
        {about !== null && (
          <p
            className={classNames(
              'mb-1.5 border-b pb-1.5 text-caption font-semibold',
              isOwn ? 'border-on-brand/40' : 'border-line',
            )}
          >
            {words.about(about.description, formatMoney(about.amount))}
          </p>
        )}
        <MessageText message={message} />
      </div>
    </li>
  );
}

function MessageText({ message: { text, topics } }: { message: Message }) {
  const words = useWords(supportWords);
  const answers = useWords(helpAnswerWords);
  if (text !== null) {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
    );
  }
  if (topics === null || topics.length === 0) {
    return <p>{words.noAnswer(brand.phone, words.hours)}</p>;
  }
  return (
    <div className="grid gap-2">
      {topics.map((topic) => (
        <p key={topic}>{answers[topic]({ ...institution, hours: words.hours })}</p>
      ))}
    </div>
  );
}
