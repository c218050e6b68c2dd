import { useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { useFocusInPlace } from '../parts/focus.ts';
import { ProblemBanner } from './problem-banner.tsx';

interface RemoveInPlaceProps {
  title: string;
  detail: string;
  words: { readonly remove: string; readonly keep: string };
  /** The request that removes it. Its error is null where it has not failed. */
  removal: { readonly isPending: boolean; readonly error: unknown };
  /** The failed action, where the reason alone does not name it. */
  problemTitle?: string;
  onRemove: () => void;
  onKept: () => void;
}

/** Asks before something is taken off a list, in its place there. */
export function RemoveInPlace({
  title,
  detail,
  words,
  removal: { isPending, error },
  problemTitle,
  onRemove,
  onKept,
}: RemoveInPlaceProps) {
  const question = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => question.current?.focus());
  return (
    <div
      ref={question}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className="grid gap-3 outline-none"
    >
      <div>
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-small text-muted">{detail}</p>
      </div>
      {error !== null && (
        <ProblemBanner error={error} {...(problemTitle !== undefined && { title: problemTitle })} />
      )}
      <div className="flex gap-2">
        <Button tone="danger" size="small" busy={isPending} onClick={onRemove}>
          {words.remove}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
