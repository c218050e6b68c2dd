import type { InfiniteData } from '@tanstack/react-query';
import type { EventNotice } from '#contract/events/events.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { markAllNoticesRead, markNoticeRead, noticesQuery } from './queries.ts';
import { refreshMarks } from '../queries/refresh.ts';
import { useExplainNotDone } from '../language/refusals.ts';
import { noticeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

interface NoticesPage {
  readonly notices: readonly EventNotice[];
  readonly unread: number;
}
type NoticePages = InfiniteData<NoticesPage, number | undefined>;

/** Marks one notice as read, or all up to one. It shows at once; where the bank keeps no mark, it is taken off again. */
export function useMarking() {
  const words = useWords(noticeWords);
  const explain = useExplainNotDone();
  const told = {
    reload: refreshMarks,
    // The list is closed by then, so that its own lines could not say it.
    onPutBack: (error: Error) => {
      const { title, detail } = explain(words.notMarked, error);
      showToast({ tone: 'danger', title, description: detail });
    },
  };
  return {
    one: changeAtOnce(markNoticeRead, {
      shownIn: [
        shownIn(noticesQuery.queryKey, (pages: NoticePages, { sequence }: { sequence: number }) => {
          const shown = withRead(pages, (event) => event === sequence);
          return withUnread(shown, (unread) => unread - (unreadIn(pages) - unreadIn(shown)));
        }),
      ],
      ...told,
    }),
    all: changeAtOnce(markAllNoticesRead, {
      shownIn: [
        shownIn(noticesQuery.queryKey, (pages: NoticePages, { upTo }: { upTo: number }) => {
          const shown = withRead(pages, (event) => event <= upTo);
          return withUnread(shown, () => unreadIn(shown));
        }),
      ],
      ...told,
    }),
  };
}

function withRead(pages: NoticePages, isMeant: (sequence: number) => boolean): NoticePages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      notices: page.notices.map((notice) =>
        isMeant(notice.event.sequence) ? { ...notice, isRead: true } : notice,
      ),
    })),
  };
}

function withUnread(pages: NoticePages, count: (unread: number) => number): NoticePages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, unread: Math.max(0, count(page.unread)) })),
  };
}

function unreadIn({ pages }: NoticePages): number {
  return pages.flatMap(({ notices }) => notices).filter(({ isRead }) => !isRead).length;
}
