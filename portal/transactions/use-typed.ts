import { startTransition, useState } from 'react';

/** A text that is typed here and used elsewhere. */
interface Typed {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Hands a text on. What is drawn for it yields to the next key. */
  readonly tell: (text: string) => void;
}

/** What is typed, which may be ahead of the value that was made of it; a value from somewhere else takes its place. */
export function useTyped(value: string, onValueChange: (value: string) => void): Typed {
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
