import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { EventNotice } from '#contract/events/events.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Popover } from '../design-system/parts/popover.tsx';
import { EmptyState, ErrorState } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { noticesQuery } from './queries.ts';
import { formatDay } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { noticeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { BellButton, useBell } from './bell.tsx';
import { Notice, byDay, latestOf } from './notice.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { useMarking } from './use-marking.ts';

/** The bell: the events of the member's money and sign-in, and the count of unread events (R-B2). */
export default function Notifications() {
  const words = useWords(noticeWords);
  const { data } = useInfiniteQuery(noticesQuery);
  const [isOpen, setOpen] = useBell();
  const count = data?.pages[0]?.unread ?? 0;
  return (
    <Popover
      title={words.heading}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<BellButton unread={count} />}
    >
      <Notices onClose={() => setOpen(false)} />
    </Popover>
  );
}

function Notices({ onClose }: { onClose: () => void }) {
  const words = useWords(noticeWords);
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
  const { pages } = query.data;
  /** A notice marked as read meanwhile has the list read again, which gives up the requested page. */
  const showEarlier = async (): Promise<void> => {
    const { data, isSuccess } = await query.fetchNextPage();
    if (isSuccess && data.pages.length === pages.length) await query.fetchNextPage();
  };
  const notices = latestOf(pages.flatMap((page) => page.notices));
  if (notices.length === 0) {
    return <EmptyState icon={Bell} title={words.empty} detail={words.emptyDetail} />;
  }
  return (
    <>
      <Unread count={pages[0]?.unread ?? 0} newest={notices[0]} />
      <NoticeList notices={notices} onClose={onClose} />
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-2 text-small text-danger">
          {words.earlierFailed}
        </p>
      )}
      <div className="sticky -bottom-5 -mx-5 mt-3 -mb-5 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-raised px-5 py-3 max-sm:-bottom-[calc(1.25rem+env(safe-area-inset-bottom))] max-sm:-mb-[calc(1.25rem+env(safe-area-inset-bottom))] max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <TextButton
          className="text-small"
          onClick={() => {
            onClose();
            openTab('transfer');
          }}
        >
          {words.allTransfers}
        </TextButton>
        {query.hasNextPage && (
          <Button
            tone="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => void showEarlier()}
          >
            {query.isFetchingNextPage ? words.loadingEarlier : words.showEarlier}
          </Button>
        )}
      </div>
    </>
  );
}

/** The count of unread notices, and the way to mark them as read: as far as the list shows, not later arrivals. */
function Unread({ count, newest }: { count: number; newest: EventNotice | undefined }) {
  const words = useWords(noticeWords);
  const marking = useMutation(useMarking().all);
  return (
    <div className="flex min-h-9 items-center justify-between gap-3">
      <p role="status" className="text-small text-muted">
        {words.unreadCount(count)}
      </p>
      {count > 0 && newest !== undefined && (
        <Button
          tone="quiet"
          size="small"
          className="-mr-3.5"
          onClick={() => marking.mutate({ upTo: newest.event.sequence })}
        >
          {words.markAllRead}
        </Button>
      )}
    </div>
  );
}

interface NoticeListProps {
  notices: readonly EventNotice[];
  onClose: () => void;
}

function NoticeList({ notices, onClose }: NoticeListProps) {
  const { mutate: markRead } = useMutation(useMarking().one);
  return (
    <div className="-mx-2">
      {byDay(notices).map(({ day, notices: ofDay }) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3 className="px-2 pt-4 pb-1 text-caption font-semibold text-muted">{formatDay(day)}</h3>
          <ul className="grid gap-0.5">
            {ofDay.map((notice) => (
              <Notice
                key={notice.event.sequence}
                notice={notice}
                onOpened={() => {
                  onClose();
                  if (!notice.isRead) markRead({ sequence: notice.event.sequence });
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
