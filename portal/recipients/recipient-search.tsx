import { Search } from 'lucide-react';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';

/** From this length on, a list is searched sooner than it is read. */
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

/** The saved recipients, those whom money went to last before those whom none went to. */
export function latestFirst(saved: readonly Recipient[]): readonly Recipient[] {
  return saved.toSorted((one, other) =>
    (other.lastTransfer ?? '').localeCompare(one.lastTransfer ?? ''),
  );
}

/** The recipients in whose name, contact or bank the text stands, whatever its case and accents; all for no text. */
export function recipientsLike(saved: readonly Recipient[], text: string): readonly Recipient[] {
  const sought = foldText(text.trim());
  if (sought === '') return saved;
  return saved.filter(({ name, email, phone, bankName, accountNumber }) =>
    [name, email, phone, bankName, accountNumber].some(
      (part) => part !== null && foldText(part).includes(sought),
    ),
  );
}
