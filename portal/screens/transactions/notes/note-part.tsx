import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { Button } from '../../../parts/button.tsx';
import { transactionQuery } from '../../../queries/transactions.ts';
import { notesWords } from '../../../words/notes.ts';
import { useWords } from '../../../words/words.ts';
import { NoteForm } from './note-form.tsx';
import { TagChips } from './tag-chips.tsx';

/** What the member has written about a transaction, and the way to change it (R-X6). */
export function NotePart({ transaction }: { transaction: Transaction }) {
  const words = useWords(notesWords);
  const [editing, setEditing] = useState(false);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!editing && wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const { data: newest = transaction } = useQuery(transactionQuery(transaction.id));
  const { note = '', tags = [] } = newest;
  const hasSome = note !== '' || tags.length > 0;
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 id={heading} className="font-semibold">
        {words.heading}
      </h3>
      {editing ? (
        <NoteForm transaction={newest} onDone={() => setEditing(false)} />
      ) : (
        <>
          {note !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
          <TagChips tags={tags} />
          <Button
            ref={button}
            tone="quiet"
            size="small"
            icon={NotebookPen}
            className="justify-self-start"
            onClick={() => setEditing(true)}
          >
            {hasSome ? words.edit : words.add}
          </Button>
        </>
      )}
    </section>
  );
}
