import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { ErrorState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { recipientsQuery } from './queries.ts';
import { useExplain } from '../language/refusals.ts';
import { savedRecipientWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { NewRecipient } from './new-recipient.tsx';
import { RecipientRow } from './recipient-row.tsx';
import { RecipientSearch } from './recipient-search.tsx';
import { recipientsLike } from './saved-recipients.ts';
import { useRemoval } from './use-removal.ts';

/** As many as are read at a glance; the rest is found by search, or shown when asked for. */
const shownInitially = 50;

interface RecipientsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The saved recipients: rename, remove, add (R-T1). */
export default function RecipientsDialog({ open, onOpenChange }: RecipientsDialogProps) {
  const words = useWords(savedRecipientWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      <Recipients />
    </Dialog>
  );
}

function Recipients() {
  const words = useWords(savedRecipientWords);
  const explain = useExplain();
  const query = useQuery(recipientsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const remove = useRemoval();
  const [sought, setSought] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  if (query.data === undefined && query.isError) {
    const { title, reference } = explain(query.error);
    return (
      <ErrorState
        title={words.failed}
        reference={reference}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {title} {words.failedDetail}
      </ErrorState>
    );
  }
  if (query.data === undefined) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const found = recipientsLike(query.data, sought);
  const shown = showsAll ? found : found.slice(0, shownInitially);
  return (
    <div className="grid gap-6">
      <section aria-labelledby="saved-recipients" className="grid gap-2">
        <h3
          id="saved-recipients"
          ref={heading}
          tabIndex={-1}
          className="font-semibold outline-none"
        >
          {words.heading}
        </h3>
        <p role="status" className={news === '' ? 'sr-only' : 'text-small text-muted'}>
          {news}
        </p>
        {query.data.length === 0 && <p className="text-small text-muted">{words.empty}</p>}
        <RecipientSearch
          sought={sought}
          onSought={setSought}
          total={query.data.length}
          found={found.length}
        />
        <ul className="divide-y divide-line">
          {shown.map((recipient) => (
            <RecipientRow
              key={recipient.id}
              recipient={recipient}
              onRenamed={(name) => setNews(words.renamed(name))}
              onRemove={() => {
                remove(recipient);
                // The toast says it.
                setNews('');
                // The button that had the focus is gone with its recipient.
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
        {shown.length < found.length && (
          <Button
            tone="secondary"
            size="small"
            onClick={() => setShowsAll(true)}
            className="justify-self-center"
          >
            {words.showAll(found.length)}
          </Button>
        )}
      </section>
      <NewRecipient onAdded={(name) => setNews(words.added(name))} />
    </div>
  );
}
