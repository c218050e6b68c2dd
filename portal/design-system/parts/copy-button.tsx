import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** The label of the button, where `Copy` does not suffice. */
  label?: string;
  /** Read out instead of the label, with which it begins. */
  name?: string;
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const words = useWords(partsWords).copy;
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // A browser may refuse to copy for reasons of its own; the text stands there.
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={name}
        icon={outcome === 'copied' ? Check : Copy}
        onClick={() => void copy()}
      >
        {label ?? words.copy}
      </Button>
      <span role="status" className="text-small text-muted">
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.notCopied}
      </span>
    </>
  );
}
