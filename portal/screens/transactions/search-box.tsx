import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../parts/icon-button.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { searchMaxLength } from './filters.ts';
import { useSearchKey } from './use-search-key.ts';

interface SearchBoxProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** The one box to search with (R-X3). It keeps what was typed, whatever is found; Escape empties it. */
export function SearchBox({ value, onValueChange }: SearchBoxProps) {
  const words = useWords(transactionsWords);
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
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
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would empty it without a word to anybody.
        event.preventDefault();
        if (value !== '') onValueChange('');
      }}
      trailing={
        value !== '' && (
          <IconButton
            icon={X}
            label={words.clearSearch}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )
      }
      className="min-w-0 flex-1"
    />
  );
}
