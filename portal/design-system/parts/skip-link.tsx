import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';

/** The first thing the Tab key reaches: past the navigation to the element with this id. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  const words = useWords(partsWords);
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // Following the link would make an entry in the browser's history that knows no tab (R-S2).
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-brand px-4 py-2.5 text-small font-semibold text-on-brand focus:translate-y-0"
    >
      {words.skipToContent}
    </a>
  );
}
