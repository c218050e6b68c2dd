import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useWords } from '../../language/sentences.ts';
import { partsWords } from '../words.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { useFocusInPlace } from './focus.ts';

interface RenameInPlaceProps {
  label: string;
  /** The initial text of the field: the current name, or the refused name. */
  name: string;
  maxLength: number;
  words: {
    readonly save: string;
    /** Said where nothing was typed. */
    readonly missing: string;
  };
  /** A notice about the typed name, which may be taken all the same. */
  notice?: ReactNode;
  fault: string | undefined;
  /** Why the name could not be changed, where that is not about the name. */
  problem: ReactNode;
  /** Called with the name without spaces around it. */
  onRename: (name: string) => void;
  /** Called on typing: the former fault no longer applies. */
  onTyped: (name: string) => void;
  onKept: () => void;
}

/** Gives something in a list another name, in its place there. */
export function RenameInPlace({
  label,
  name: current,
  maxLength,
  words,
  notice,
  fault,
  problem,
  onRename,
  onTyped,
  onKept,
}: RenameInPlaceProps) {
  const { cancel } = useWords(partsWords);
  const [name, setName] = useState(current);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useFocusInPlace(() => field.current?.select());

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onRename(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        ref={field}
        label={label}
        autoComplete="off"
        maxLength={maxLength}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setMissing(false);
          onTyped(event.currentTarget.value);
        }}
        error={isMissing ? words.missing : fault}
      />
      {notice}
      {problem}
      <div className="flex gap-2">
        <Button type="submit" size="small">
          {words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
