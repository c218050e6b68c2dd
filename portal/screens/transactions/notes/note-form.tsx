import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { noteMaxLength } from '#contract/note-terms.ts';
import type { Transaction } from '#contract/transactions.ts';
import { isRefusal } from '../../../bank-client/refusals.ts';
import { Banner } from '../../../parts/banner.tsx';
import { Button } from '../../../parts/button.tsx';
import { TextArea } from '../../../parts/text-area.tsx';
import { TextField } from '../../../parts/text-field.tsx';
import { showToast } from '../../../parts/toast.tsx';
import {
  annotateTransaction,
  changeShown,
  transactionsKey,
} from '../../../queries/transactions.ts';
import { notesWords } from '../../../words/notes.ts';
import { useExplain } from '../../../words/refusals.ts';
import { useWords } from '../../../words/words.ts';
import { readTags } from './read-tags.ts';

interface NoteFormProps {
  transaction: Transaction;
  onDone: () => void;
}

/** Changes the note and the tags of a transaction. Escape leaves them as they were. */
export function NoteForm({ transaction, onDone }: NoteFormProps) {
  const words = useWords(notesWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const [note, setNote] = useState(transaction.note ?? '');
  const [tags, setTags] = useState(transaction.tags?.join(', ') ?? '');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const reading = readTags(tags);
  const save = useMutation({
    ...annotateTransaction,
    onSuccess: (kept) => {
      changeShown(queries, transaction.id, (shown) => ({ ...shown, ...kept }));
      void queries.invalidateQueries({ queryKey: transactionsKey });
      showToast({ title: words.saved, tone: 'positive' });
      onDone();
    },
  });
  const isAboutTag = isRefusal(save.error) && save.error.code === 'TAG_WRONG';
  const tagProblem = () => {
    if (asked && reading.kind === 'too many') return words.tooManyTags;
    if (asked && reading.kind === 'too long') return words.tagTooLong(reading.tag);
    return isAboutTag ? explain(save.error).title : undefined;
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (save.isPending) return;
    if (reading.kind === 'tags') save.mutate({ id: transaction.id, note, tags: reading.tags });
    else form.current?.querySelector('input')?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label={words.note}
        optional
        hint={words.noteHint}
        maxLength={noteMaxLength}
        onKeyDown={leave}
        value={note}
        onValueChange={setNote}
      />
      <TextField
        label={words.tags}
        optional
        autoComplete="off"
        onKeyDown={leave}
        hint={words.tagsHint}
        value={tags}
        error={tagProblem()}
        onChange={(event) => {
          setTags(event.currentTarget.value);
          setAsked(false);
          save.reset();
        }}
      />
      {save.error !== null && !isAboutTag && (
        <Banner tone="danger" role="alert" title={words.failed}>
          {explain(save.error).title}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
