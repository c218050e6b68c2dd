import type { UseQueryResult } from '@tanstack/react-query';
import { useBankReached } from '../../bank-client/reach.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Reference } from '../parts/reference.tsx';
import { NotYet } from '../parts/states.tsx';
import { partsWords } from '../words.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';

interface SectionProblemProps {
  /** The missing content. */
  title: string;
  query: UseQueryResult;
  /** The sentence after the reason; otherwise that no money moved. */
  detail?: string | undefined;
  className?: string;
}

/** Stands in for a section that could not be read: the reason, that no money moved, and a way to try again. */
export function SectionProblem({ title, query, detail, className }: SectionProblemProps) {
  const { nothingMoved, tryAgain } = useWords(partsWords);
  const explain = useExplain();
  const why = explain(query.error);
  if (!useBankReached()) return <NotYet title={title} />;
  return (
    <Banner tone="danger" role="alert" title={title} {...(className && { className })}>
      <p>
        {why.title} {detail ?? nothingMoved}
      </p>
      {why.reference !== undefined && <Reference value={why.reference} />}
      <Button
        tone="secondary"
        size="small"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
        className="mt-2"
      >
        {tryAgain}
      </Button>
    </Banner>
  );
}
