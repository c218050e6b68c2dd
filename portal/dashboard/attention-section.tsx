import type { ReactNode } from 'react';
import { Card } from '../design-system/parts/card.tsx';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';

interface AttentionSectionProps {
  /** Of the heading, which names the section. */
  id: string;
  words: { readonly heading: string; readonly view: string };
  /** Leads to where something can be done about it; undefined where the person may not. */
  onView: (() => void) | undefined;
  /** That there is more than is listed. */
  more?: string | null;
  /** Rows of a list. */
  children: ReactNode;
}

/** Something that a member should look at: a short list, and the way to it. */
export function AttentionSection({
  id,
  words,
  onView,
  more = null,
  children,
}: AttentionSectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <SectionHeading
        id={id}
        action={
          onView && (
            <TextButton className="shrink-0 text-small" onClick={onView}>
              {words.view}
            </TextButton>
          )
        }
      >
        {words.heading}
      </SectionHeading>
      <Card padding="none">
        <ul className="divide-y divide-line">{children}</ul>
        {more !== null && (
          <p className="border-t border-line px-4 py-3 text-small text-muted sm:px-5">{more}</p>
        )}
      </Card>
    </section>
  );
}
