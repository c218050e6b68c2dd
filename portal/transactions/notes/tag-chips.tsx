import { notesWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { Highlighted } from '../highlighted.tsx';

interface TagChipsProps {
  tags: readonly string[];
  /** What was searched for. */
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
