import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { transactionQuery } from '../queries.ts';
import { notesWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { NoteForm } from './note-form.tsx';
import { useAnnotation } from './use-annotation.ts';
import { useMay } from '../../queries/session.ts';
import { Highlighted } from '../search-hits.tsx';
import { useFocusBack } from '../../design-system/parts/focus.ts';

/** The member's note about a transaction, and the way to change it (R-X6). */
export function NotePart({ transaction }: { transaction: Transaction }) {
  const words = useWords(notesWords);
  const [editing, setEditing] = useState(false);
  const heading = useId();
  const { data: newest = transaction } = useQuery(transactionQuery(transaction.id));
  const save = useAnnotation(newest);
  // While the bank is asked, the new note shows already; after a refusal the form is back.
  const isFormShown = editing && !save.isPending && !save.isSuccess;
  const button = useFocusBack(isFormShown);
  const { note = '', tags = [] } = newest;
  const hasSome = note !== '' || tags.length > 0;
  const mayWrite = useMay('manage');
  if (!mayWrite && !hasSome) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 id={heading} className="font-semibold">
        {words.heading}
      </h3>
      {isFormShown ? (
        <NoteForm
          transaction={newest}
          save={save}
          onDone={() => {
            save.reset();
            setEditing(false);
          }}
        />
      ) : (
        <>
          {note !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
          <TagChips tags={tags} />
          {mayWrite && (
            <Button
              ref={button}
              tone="quiet"
              size="small"
              icon={NotebookPen}
              className="justify-self-start"
              onClick={() => {
                save.reset();
                setEditing(true);
              }}
            >
              {hasSome ? words.edit : words.add}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface TagChipsProps {
  tags: readonly string[];
  search?: string;
}

/** The tags of a transaction. Nothing where there are none. */
export function TagChips({ tags, search = '' }: TagChipsProps) {
  const words = useWords(notesWords);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={words.tagsOf} className="flex min-w-0 flex-wrap gap-1">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-full bg-sunken px-2 text-caption font-semibold wrap-anywhere text-muted"
        >
          <Highlighted text={tag} search={search} />
        </li>
      ))}
    </ul>
  );
}
