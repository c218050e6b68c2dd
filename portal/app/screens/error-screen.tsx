import { basePath } from '../../browser/base-path.ts';
import { Button, buttonClass } from '../../design-system/parts/button.tsx';
import { Reference } from '../../design-system/parts/reference.tsx';
import { errorWords } from './error-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTitle } from '../use-title.ts';
import { PlainPage } from '../../design-system/composed/plain-page.tsx';
import { NotLoaded } from '../../browser/not-loaded.ts';
import { faultReference } from './fault-reference.ts';

/**
 * Stands in for a screen that threw while it was loaded or rendered (R-R6). Its ways out load the page again:
 * nothing of what has failed is used again.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords(errorWords);
  const isNotLoaded = error instanceof NotLoaded;
  useTitle('error');
  return (
    <PlainPage>
      <div role="alert">
        <h1 className="text-heading font-bold sm:text-display">
          {isNotLoaded ? words.notLoaded : words.heading}
        </h1>
        <p className="mt-4 text-lead text-muted">
          {isNotLoaded ? words.notLoadedText : words.text}
        </p>
        {!isNotLoaded && (
          <div className="mt-4">
            <Reference value={faultReference(error)} />
          </div>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        <a href={`${basePath}login`} className={buttonClass({ tone: 'secondary' })}>
          {words.toSignIn}
        </a>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 overflow-x-auto rounded-control bg-sunken p-4 text-caption">
          {error.stack}
        </pre>
      )}
    </PlainPage>
  );
}
