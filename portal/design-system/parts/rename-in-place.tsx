import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { useFocusInPlace } from './use-focus-in-place.ts';

interface RenameInPlaceProps {
  label: string;
  /** What stands in the field at first: the name that it has now, or the one that was not taken. */
  name: string;
  maxLength: number;
  words: {
    readonly save: string;
    readonly keep: string;
    /** Said where nothing was typed. */
    readonly missing: string;
  };
  /** What there is to say of the name that is typed, which may be taken all the same. */
  notice?: ReactNode;
  /** What is wrong with the name that was sent. */
  fault: string | undefined;
  /** Why the name could not be changed, where that is not about the name. */
  problem: ReactNode;
  /** Called with the name without spaces around it. */
  onRename: (name: string) => void;
  /** Something else was typed: what was wrong is so no more. */
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
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
