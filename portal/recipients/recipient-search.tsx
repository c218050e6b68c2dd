import { Search } from 'lucide-react';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';

/** From so many on, a list is searched sooner than it is read. */
const searchedFrom = 12;

interface RecipientSearchProps {
  sought: string;
  onSought: (text: string) => void;
  /** How many there are, and how many of them are found. */
  total: number;
  found: number;
}

/** The search above a long list of recipients, with how many it finds; nothing above a short one. */
export function RecipientSearch({ sought, onSought, total, found }: RecipientSearchProps) {
  const { form: words } = useWords(transferWords);
  if (total < searchedFrom) return null;
  return (
    <TextField
      type="search"
      label={words.find}
      icon={Search}
      value={sought}
      onChange={(event) => onSought(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Enter here means the search, not the form around it.
        if (event.key === 'Enter') event.preventDefault();
      }}
      hint={<span role="status">{words.found(found, total)}</span>}
    />
  );
}
