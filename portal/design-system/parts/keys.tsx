import { Fragment } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

interface KeyHintProps {
  /** Keys that are pressed one after the other, or with `together` at once. */
  keys: readonly string[];
  together?: boolean;
}

/** The keys of a shortcut, as they stand on the keyboard. */
export function KeyHint({ keys, together = false }: KeyHintProps) {
  const { betweenKeys } = useWords(partsWords);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <span className="sr-only">{together ? ' + ' : ` ${betweenKeys} `}</span>}
          <kbd className="grid h-5 min-w-5 place-items-center rounded-small border border-line bg-surface px-1 font-sans text-caption leading-none font-semibold text-muted">
            {key}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}

/**
 * Whether a key belongs to an input method, which takes Enter to end a word. Safari ends the composition before it tells of
 * that key, which then has only the code 229 (UI Events, "Legacy key attributes").
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells of it in Safari
  return event.isComposing || event.keyCode === 229;
}
