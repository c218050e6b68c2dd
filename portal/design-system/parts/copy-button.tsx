import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button does, where `Copy` does not say it. */
  label?: string;
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const words = useWords(partsWords).copy;
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // A browser may refuse it for reasons of its own; what is to be copied stands there.
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
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
