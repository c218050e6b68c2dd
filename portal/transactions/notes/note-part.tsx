import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Action } from '../../design-system/composed/action-row.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { transactionQuery } from '../queries.ts';
import { notesWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { useAnnotation } from './use-annotation.ts';
import { useMay } from '../../queries/session.ts';
import { Highlighted } from '../search-hits.tsx';
import { useFocusBack, useFocusInPlace } from '../../design-system/parts/focus.ts';
import { noteMaxLength, tagMaxLength, tagsMax } from '#contract/transactions/transaction-filing.ts';
import { isRefusal } from '../../bank-client/refusals.ts';
import { TextArea } from '../../design-system/parts/text-area.tsx';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { useExplain } from '../../language/refusals.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { characterCount } from '#contract/text/characters.ts';
import { nameKey } from '#contract/text/typed-name.ts';

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
  const act = mayWrite && (
    <Action>
      <Button
        ref={button}
        tone="secondary"
        size="small"
        icon={NotebookPen}
        aria-label={hasSome ? words.edit : words.add}
        onClick={() => {
          save.reset();
          setEditing(true);
        }}
      >
        {words.short}
      </Button>
    </Action>
  );
  if (!hasSome && !isFormShown) return act;
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-4 text-small">
      {act}
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

interface NoteFormProps {
  transaction: Transaction;
  /** See `useAnnotation`. */
  save: ReturnType<typeof useAnnotation>;
  onDone: () => void;
}

/** Changes the note and the tags of a transaction. Escape leaves them as they were. */
function NoteForm({ transaction, save, onDone }: NoteFormProps) {
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
