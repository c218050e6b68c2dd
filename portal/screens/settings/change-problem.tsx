import { Unreachable } from '../../bank-client/unreachable.ts';
import { Banner } from '../../parts/banner.tsx';
import { Reference } from '../../parts/reference.tsx';
import { useExplain } from '../../words/refusals.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';

interface ChangeProblemProps {
  error: unknown;
  /** What was not done, where that is known. */
  title: string;
}

/** Why a change was not made, or that nobody knows whether it was. */
export function ChangeProblem({ error, title }: ChangeProblemProps) {
  const words = useWords(settingsWords);
  const why = useExplain()(error);
  if (error instanceof Unreachable) {
    return (
      <Banner role="alert" tone="danger" title={why.title}>
        {words.nothingKnown}
      </Banner>
    );
  }
  return (
    <Banner role="alert" tone="danger" title={title}>
      <p>
        {why.title} {why.detail}
      </p>
      {why.reference !== undefined && <Reference value={why.reference} />}
    </Banner>
  );
}
