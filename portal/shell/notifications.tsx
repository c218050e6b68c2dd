import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { EpochMs } from '#contract/time.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { Popover } from '../parts/popover.tsx';
import { EmptyState, ErrorState } from '../parts/states.tsx';
import { textLinkClass } from '../parts/text-link.tsx';
import { recentEventsQuery } from '../queries/events.ts';
import { useExplain } from '../words/refusals.ts';
import { shellWords } from '../words/shell.ts';
import { useWords } from '../words/words.ts';
import { Notice } from './notice.tsx';
import { isUnread, noticesOf, unreadCount } from './notices.ts';
import { useNoticesSeen } from './notices-seen.ts';
import { useTabs } from './tabs.ts';

/** As many as fit on the screen; the transfers before them are on their own tab. */
const noticesMax = 8;

/** The bell: what happened to the member's money and sign-in, and how much of it is news (R-B2). */
export function Notifications() {
  const words = useWords(shellWords).notifications;
  const { data: events = [] } = useQuery(recentEventsQuery);
  const [seenAt, markSeen] = useNoticesSeen(events[0]?.at);
  const [isOpen, setOpen] = useState(false);
  const [seenAtOpening, setSeenAtOpening] = useState(seenAt);
  const count = unreadCount(noticesOf(events), seenAt);

  const openOrClose = (next: boolean) => {
    setOpen(next);
    // Opening makes everything seen; what was news stays marked as new until the list is closed.
    if (next) setSeenAtOpening(seenAt);
    markSeen();
  };
  return (
    <Popover
      title={words.heading}
      open={isOpen}
      onOpenChange={openOrClose}
      trigger={
        <IconButton
          icon={Bell}
          label={count > 0 ? words.unread(count) : words.heading}
          count={count}
        />
      }
    >
      <NoticeList seenAt={seenAtOpening} onClose={() => openOrClose(false)} />
    </Popover>
  );
}

function NoticeList({ seenAt, onClose }: { seenAt: EpochMs; onClose: () => void }) {
  const words = useWords(shellWords).notifications;
  const explain = useExplain();
  const { openTab } = useTabs();
  const { data: events, error, isFetching, refetch } = useQuery(recentEventsQuery);
  if (events === undefined) {
    const { title, detail, reference } = explain(error);
    return (
      <ErrorState
        title={title}
        reference={reference}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {detail}
      </ErrorState>
    );
  }
  if (events.length === 0) {
    return (
      <EmptyState icon={Bell} title={words.empty}>
        {words.emptyDetail}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="-mx-2 grid">
        {noticesOf(events)
          .slice(0, noticesMax)
          .map((notice) => (
            <Notice key={notice.sequence} notice={notice} isNew={isUnread(notice, seenAt)} />
          ))}
      </ul>
      <div className="mt-3 border-t border-line pt-3">
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
      </div>
    </>
  );
}
