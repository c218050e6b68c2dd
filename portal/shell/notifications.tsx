import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { EventNotice } from '#contract/events.ts';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Popover } from '../parts/popover.tsx';
import { EmptyState, ErrorState } from '../parts/states.tsx';
import { textLinkClass } from '../parts/text-link.tsx';
import { markAllNoticesRead, markNoticeRead, noticesQuery } from '../queries/notices.ts';
import { refreshMarks } from '../queries/other-tabs.ts';
import { useExplain } from '../words/refusals.ts';
import { shellWords } from '../words/shell.ts';
import { useWords } from '../words/words.ts';
import { Notice } from './notice.tsx';
import { latestOf } from './notices.ts';
import { useTabs } from './tabs.ts';

/** The bell: what happened to the member's money and sign-in, and how much of it is unread (R-B2). */
export function Notifications() {
  const words = useWords(shellWords).notifications;
  const { data } = useInfiniteQuery(noticesQuery);
  const [isOpen, setOpen] = useState(false);
  const count = data?.pages[0]?.unread ?? 0;
  return (
    <Popover
      title={words.heading}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          icon={Bell}
          label={count > 0 ? words.unread(count) : words.heading}
          count={count}
        />
      }
    >
      <Notices onClose={() => setOpen(false)} />
    </Popover>
  );
}

function Notices({ onClose }: { onClose: () => void }) {
  const words = useWords(shellWords).notifications;
  const explain = useExplain();
  const { openTab } = useTabs();
  const query = useInfiniteQuery(noticesQuery);
  if (query.data === undefined) {
    const { title, detail, reference } = explain(query.error);
    return (
      <ErrorState
        title={title}
        reference={reference}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {detail}
      </ErrorState>
    );
  }
  const notices = latestOf(query.data.pages.flatMap((page) => page.notices));
  if (notices.length === 0) {
    return (
      <EmptyState icon={Bell} title={words.empty}>
        {words.emptyDetail}
      </EmptyState>
    );
  }
  return (
    <>
      <Unread count={query.data.pages[0]?.unread ?? 0} newest={notices[0]} />
      <NoticeList notices={notices} onClose={onClose} />
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-2 text-small text-danger">
          {words.earlierFailed}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <button
          type="button"
          className={`${textLinkClass} text-small`}
          onClick={() => {
            onClose();
            openTab('transfer');
          }}
        >
          {words.allTransfers}
        </button>
        {query.hasNextPage && (
          <Button
            tone="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? words.loadingEarlier : words.showEarlier}
          </Button>
        )}
      </div>
    </>
  );
}

interface UnreadProps {
  count: number;
  newest: EventNotice | undefined;
}

/** How many are unread, and the way to have read them all: as far as the list shows, not what comes meanwhile. */
function Unread({ count, newest }: UnreadProps) {
  const words = useWords(shellWords).notifications;
  const explain = useExplain();
  const queries = useQueryClient();
  const marking = useMutation({
    ...markAllNoticesRead,
    onSuccess: () => refreshMarks(queries),
  });
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-small text-muted">
          {words.unreadCount(count)}
        </p>
        {count > 0 && newest !== undefined && (
          <Button
            tone="quiet"
            size="small"
            busy={marking.isPending}
            className="-mr-3.5"
            onClick={() => marking.mutate(newest.event.sequence)}
          >
            {words.markAllRead}
          </Button>
        )}
      </div>
      {marking.isError && (
        <p role="alert" className="text-small text-danger">
          {explain(marking.error).title}
        </p>
      )}
    </>
  );
}

interface NoticeListProps {
  notices: readonly EventNotice[];
  onClose: () => void;
}

function NoticeList({ notices, onClose }: NoticeListProps) {
  const queries = useQueryClient();
  const { mutate: markRead } = useMutation({
    ...markNoticeRead,
    onSuccess: () => refreshMarks(queries),
  });
  return (
    <ul className="-mx-2 mt-1 grid">
      {notices.map(({ event, isRead }) => (
        <Notice
          key={event.sequence}
          notice={event}
          isNew={!isRead}
          onOpened={() => {
            onClose();
            if (!isRead) markRead(event.sequence);
          }}
        />
      ))}
    </ul>
  );
}
