import { Button } from '../../design-system/parts/button.tsx';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';

/** The only pair that the demo knows (R-L5). */
const pair = { username: 'avery', password: 'juniper-commons-2026' };

/** Says how to sign in to the demo, and does the typing on request. */
export function DemoHint({ onFillIn }: { onFillIn: (known: typeof pair) => void }) {
  const words = useWords(signInWords).demo;
  return (
    <section
      aria-label={words.title}
      className="mt-8 rounded-control border border-dashed border-control/60 p-4 text-small"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{words.title}</h2>
        <Button tone="quiet" size="small" className="-my-1 -mr-2" onClick={() => onFillIn(pair)}>
          {words.fillIn}
        </Button>
      </div>
      <p className="mt-1 text-muted">
        {words.detail} <Typed>{pair.username}</Typed> / <Typed>{pair.password}</Typed>
      </p>
    </section>
  );
}

function Typed({ children }: { children: string }) {
  return (
    <code className="rounded-mark bg-sunken px-1.5 py-0.5 font-sans font-semibold wrap-anywhere text-ink">
      {children}
    </code>
  );
}
