import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { noteMaxLength, tagMaxLength, tagsMax } from '#contract/transactions/transaction-filing.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { isRefusal } from '../../bank-client/refusals.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { TextArea } from '../../design-system/parts/text-area.tsx';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../../design-system/parts/focus.ts';
import { notesWords } from './words.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import type { useAnnotation } from './use-annotation.ts';
import { characterCount } from '#contract/text/characters.ts';
import { nameKey } from '#contract/text/typed-name.ts';

interface NoteFormProps {
  transaction: Transaction;
  /** See `useAnnotation`. */
  save: ReturnType<typeof useAnnotation>;
  onDone: () => void;
}

/** Changes the note and the tags of a transaction. Escape leaves them as they were. */
export function NoteForm({ transaction, save, onDone }: NoteFormProps) {
  const words = useWords(notesWords);
  const explain = useExplain();
  // The typed text stays where the bank has not kept it.
  const begin = (save.error !== null && save.variables) || transaction;
  const [note, setNote] = useState(begin.note ?? '');
  const [tags, setTags] = useState(begin.tags?.join(', ') ?? '');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusInPlace(() => form.current?.querySelector('textarea')?.focus());
  const reading = readTags(tags);
  const isAboutTag = isRefusal(save.error) && save.error.code === 'TAG_WRONG';
  const tagProblem = () => {
    if (asked && reading.kind === 'too many') return words.tooManyTags;
    if (asked && reading.kind === 'too long') return words.tagTooLong(reading.tag);
    return isAboutTag ? explain(save.error).title : undefined;
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
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
        <ProblemBanner error={save.error} title={words.failed} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type TagsReading =
  | { readonly kind: 'tags'; readonly tags: string[] }
  | { readonly kind: 'too many' }
  | { readonly kind: 'too long'; readonly tag: string };

/** Reads tags with commas between them; of two that differ in case only, the first counts. */
export function readTags(typed: string): TagsReading {
  const byKey = new Map<string, string>();
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const key = nameKey(tag);
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  const tags = [...byKey.values()];
  const long = tags.find((tag) => characterCount(tag) > tagMaxLength);
  if (long !== undefined) return { kind: 'too long', tag: long };
  return tags.length > tagsMax ? { kind: 'too many' } : { kind: 'tags', tags };
}
