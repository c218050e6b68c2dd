import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

/** The reference of a fault, in one piece to be read out or copied. */
export function Reference({ value }: { value: string }) {
  const words = useWords(partsWords);
  return (
    <p className="figures text-small text-muted">
      {words.reference} <span className="font-semibold text-ink select-all">{value}</span>
    </p>
  );
}
