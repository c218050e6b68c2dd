import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { useFocusInPlace } from './focus.ts';

interface RemoveInPlaceProps {
  /** The question. */
  title: string;
  detail: string;
  words: { readonly remove: string; readonly keep: string };
  /** Why it could not be removed. */
  problem: ReactNode;
  busy: boolean;
  onRemove: () => void;
  onKept: () => void;
}

/** Asks before something is taken off a list, in its place there. */
export function RemoveInPlace({
  title,
  detail,
  words,
  problem,
  busy,
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
      {problem}
      <div className="flex gap-2">
        <Button tone="danger" size="small" busy={busy} onClick={onRemove}>
          {words.remove}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
