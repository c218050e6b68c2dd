import { Search, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
  startTransition,
  useState,
} from 'react';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { searchMaxLength } from './filters.ts';
import { onSearchWished } from '../navigation/shortcuts.ts';

interface SearchBoxProps {
  value: string;
  /** Told once the member pauses or leaves the box, and at once when it is emptied. */
  onValueChange: (value: string) => void;
}

/** A pause between two keys that is longer than this ends a word. */
const typingPauseMs = 200;

/**
 * The only search box (R-X3). It keeps the typed text, whatever is found; Escape empties it. The typed text stays in the
 * box until a pause, so that a key costs the screen nothing.
 */
export function SearchBox({ value, onValueChange }: SearchBoxProps) {
  const words = useWords(transactionsWords);
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  const { typed, type, tell } = useTyped(value, onValueChange);
  const pause = useEffectEvent((text: string) => tell(text));
  useEffect(() => {
    const timer = setTimeout(() => pause(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const empty = () => {
    type('');
    tell('');
  };
  return (
    <TextField
      ref={input}
      type="search"
      label={words.search}
      labelHidden
      icon={Search}
      aria-keyshortcuts="/"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={searchMaxLength}
      placeholder={words.searchHint}
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        type(text);
        if (text === '') tell(text);
      }}
      onBlur={() => tell(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would empty it without a word to anybody.
        event.preventDefault();
        if (typed !== '') empty();
      }}
      trailing={
        typed !== '' && (
          <IconButton
            icon={X}
            label={words.clearSearch}
            onClick={() => {
              empty();
              input.current?.focus();
            }}
          />
        )
      }
      className="min-w-0 flex-1"
    />
  );
}

/** Gives the search box the focus when the member asks for it with `/`, here or on another tab. */
function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(
    () =>
      onSearchWished(() => {
        search.current?.focus();
        search.current?.select();
      }),
    [search],
  );
}

interface Typed {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Hands a text on. The drawing for it yields to the next key. */
  readonly tell: (text: string) => void;
}

/** The typed text, which may be ahead of the value made of it; a value from somewhere else takes its place. */
function useTyped(value: string, onValueChange: (value: string) => void): Typed {
  const [typed, type] = useState(value);
  const [told, setTold] = useState(value);
  // Both change in the same transition, so they only differ where somebody else has changed the value.
  if (value !== told) {
    setTold(value);
    type(value);
  }
  const tell = (text: string) => {
    if (text === told) return;
    startTransition(() => {
      setTold(text);
      onValueChange(text);
    });
  };
  return { typed, type, tell };
}
