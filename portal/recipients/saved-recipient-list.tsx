import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { recipientsQuery } from './queries.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { SavedList } from '../saved-names/saved-row.tsx';
import { savedNameWords } from '../saved-names/words.ts';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { NewRecipient } from './new-recipient.tsx';
import { RecipientRow } from './recipient-row.tsx';
import { RecipientSearch, recipientsLike } from './recipient-search.tsx';
import { useRemoval } from './use-removal.ts';

/** As many as are read at a glance; the rest is found by search, or shown when asked for. */
const shownInitially = 50;

/** The list, its search, and the form that adds to it. */
export function SavedRecipientList() {
  const words = useWords(savedRecipientWords);
  const said = useWords(savedNameWords);
  const query = useQuery(recipientsQuery);
  const remove = useRemoval();
  const head = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const [sought, setSought] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {(saved) => {
        const found = recipientsLike(saved, sought);
        const shown = showsAll ? found : found.slice(0, shownInitially);
        return (
          <SavedList
            heading={words.heading}
            head={head}
            news={news}
            empty={saved.length === 0 ? words.empty : undefined}
            form={<NewRecipient onAdded={(name) => setNews(said.added(name))} />}
          >
            <RecipientSearch
              sought={sought}
              onSought={setSought}
              total={saved.length}
              found={found.length}
            />
            <ul className="divide-y divide-line">
              {shown.map((recipient) => (
                <RecipientRow
                  key={recipient.id}
                  recipient={recipient}
                  onRenamed={(name) => setNews(said.renamed(name))}
                  onRemove={() => {
                    remove(recipient);
                    // The toast says it.
                    setNews('');
                    head.current?.focus();
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
          </SavedList>
        );
      }}
    </Loaded>
  );
}
