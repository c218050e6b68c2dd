import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

/** Says, where the browser runs no scripts, that this page needs them. Stands in a page that is painted before its script. */
export function NeedsScript() {
  const words = useWords(partsWords);
  return (
    <noscript>
      <p className="text-small font-medium text-danger">{words.needsScript}</p>
    </noscript>
  );
}
