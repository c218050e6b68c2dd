import {
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { RenameInPlace } from '../design-system/parts/rename-in-place.tsx';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { LookAlikeNotice } from './look-alike-notice.tsx';
import { savedNameWords } from './words.ts';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { useFocusBack } from '../design-system/parts/focus.ts';
import { News } from '../design-system/parts/states.tsx';

interface NamedList<One extends Saved, Key extends readonly unknown[]> extends Renamable<One> {
  readonly nameMaxLength: number;
  /** The other name that a new name may be taken for; null where there is none. */
  readonly lookAlikeQuery: (
    change: Renaming<One>,
  ) => UseQueryOptions<string | null, Error, string | null, Key>;
}

interface SavedRowProps<One extends Saved, Key extends readonly unknown[]> {
  list: NamedList<One, Key>;
  saved: One;
  /** Shown before the name, and not part of the accessible name. */
  face: ReactNode;
  children: ReactNode;
  removeLabel: string;
  /** The fault of the name, from an error that is about it. */
  faultOf: (error: unknown) => string | undefined;
  onRenamed: (name: string) => void;
  onRemove: () => void;
}

/** Something that the member has saved under a name, with its two buttons; its name is changed in its place. */
export function SavedRow<One extends Saved, Key extends readonly unknown[]>({
  list,
  saved,
  face,
  children,
  removeLabel,
  faultOf,
  onRenamed,
  onRemove,
}: SavedRowProps<One, Key>) {
  const words = useWords(savedNameWords);
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = saved;
  const [typed, setTyped] = useState(name);
  const renaming = useRenaming(list, (newName) => {
    setRenaming(false);
    onRenamed(newName);
  });
  const isAskedForName = isRenaming && !renaming.isPending;
  const renameButton = useFocusBack(isAskedForName);
  if (isAskedForName) {
    const { error, variables } = renaming;
    const fault = error === null ? undefined : faultOf(error);
    return (
      <li className="py-3">
        <RenameInPlace
          label={words.newName(name)}
          name={error === null ? name : (variables?.name ?? name)}
          maxLength={list.nameMaxLength}
          words={{ save: words.save, missing: words.nameMissing }}
          fault={fault}
          notice={
            <LookAlikeNotice
              typed={{ id, name: typed }}
              isWhole={typed.trim() !== '' && typed !== name}
              query={list.lookAlikeQuery}
              words={words}
            />
          }
          problem={error !== null && fault === undefined && <ProblemBanner error={error} />}
          onRename={(newName) => renaming.mutate({ id, name: newName })}
          onTyped={(newName) => {
            setTyped(newName);
            renaming.reset();
          }}
          onKept={() => {
            renaming.reset();
            setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 py-1.5">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {face}
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          {children}
        </div>
      </div>
      <IconButton
        ref={renameButton}
        icon={Pencil}
        label={words.renameOf(name)}
        onClick={() => {
          setTyped(name);
          setRenaming(true);
        }}
      />
      <IconButton icon={Trash2} label={removeLabel} onClick={onRemove} />
    </li>
  );
}

interface SavedListProps {
  heading: string;
  /** The heading, which takes the focus where what had it is gone with its row. */
  head: Ref<HTMLHeadingElement>;
  /** The latest event in the list; empty where there is none. */
  news: string;
  /** Said where the list is empty; undefined where it is not. */
  empty: string | undefined;
  children: ReactNode;
  form: ReactNode;
}

/** A list of the things that the member has saved under names, with its news, and the form that adds to it. */
export function SavedList({ heading, head, news, empty, children, form }: SavedListProps) {
  const id = useId();
  return (
    <div className="@container">
      <div className="grid gap-8 @3xl:grid-cols-2">
        <HeadedSection id={id} heading={heading} ref={head} className="grid content-start gap-2">
          <News>{news}</News>
          {empty !== undefined && <p className="text-small text-muted">{empty}</p>}
          {children}
        </HeadedSection>
        {form}
      </div>
    </div>
  );
}

interface Saved {
  readonly id: string;
  readonly name: string;
}

type Renaming<One extends Saved> = Pick<One, 'id' | 'name'>;

interface Renamable<One extends Saved> {
  readonly rename: MutationOptions<One, Error, Renaming<One>>;
  readonly queryKey: QueryKey;
  readonly reload: (queries: QueryClient) => Promise<void>;
}

/**
 * Gives an item of a list another name, which shows at once. After a refusal of the bank the old name is back, and the form
 * with the typed text.
 */
function useRenaming<One extends Saved>(
  { rename, queryKey, reload }: Renamable<One>,
  onRenamed: (name: string) => void,
): UseMutationResult<One, Error, Renaming<One>> {
  return useMutation(
    changeAtOnce<One, Renaming<One>>(rename, {
      shownIn: [
        shownIn(queryKey, (list: readonly One[], { id, name }: Renaming<One>) =>
          list.map((one) => (one.id === id ? { ...one, name } : one)),
        ),
      ],
      reload,
      onKept: ({ name }) => onRenamed(name),
      // The form says it.
      onPutBack: () => {},
    }),
  );
}
