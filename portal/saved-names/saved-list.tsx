import { type ReactNode, type Ref, useId } from 'react';
import { News } from '../design-system/parts/news.tsx';

interface SavedListProps {
  heading: string;
  /** The heading, which takes the focus where what had it is gone with its row. */
  head: Ref<HTMLHeadingElement>;
  /** What has just happened in the list; empty where nothing has. */
  news: string;
  /** Said where the list is empty; undefined where it is not. */
  empty: string | undefined;
  /** The list itself. */
  children: ReactNode;
  /** The form that adds to it. */
  form: ReactNode;
}

/** A list of what the member has saved under names, with the news of it, and the form that adds to it. */
export function SavedList({ heading, head, news, empty, children, form }: SavedListProps) {
  const id = useId();
  return (
    <div className="grid gap-6">
      <section aria-labelledby={id} className="grid gap-2">
        <h3 id={id} ref={head} tabIndex={-1} className="font-semibold outline-none">
          {heading}
        </h3>
        <News>{news}</News>
        {empty !== undefined && <p className="text-small text-muted">{empty}</p>}
        {children}
      </section>
      {form}
    </div>
  );
}
