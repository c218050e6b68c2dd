import { Link } from 'react-router';
import { buttonClass } from '../design-system/parts/button.tsx';
import { activationWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/** The member is on-line: on to the accounts, or to a second step that is better than text messages. */
export function DoneStep() {
  const words = useWords(activationWords).done;
  return (
    <div className="grid gap-5">
      <p role="status" className="text-muted">
        {words.detail}
      </p>
      <section aria-label={words.secondStep}>
        <h2 className="font-semibold">{words.secondStep}</h2>
        <p className="mt-1 text-small text-muted">{words.secondStepDetail}</p>
      </section>
      <div className="grid gap-2">
        <Link to="/dashboard" className={buttonClass({ wide: true })}>
          {words.toDashboard}
        </Link>
        <Link
          to="/dashboard"
          state={{ place: 'security', detail: { part: 'sign-in-ways' } }}
          className={buttonClass({ tone: 'secondary', wide: true })}
        >
          {words.toSettings}
        </Link>
      </div>
    </div>
  );
}
