import { Unreachable } from '../../../bank-client/unreachable.ts';
import { Banner } from '../../../parts/banner.tsx';
import { Reference } from '../../../parts/reference.tsx';
import { cardsWords } from '../../../words/cards.ts';
import { type Explained, useExplain } from '../../../words/refusals.ts';
import { useWords } from '../../../words/words.ts';

interface CardProblemProps {
  error: unknown;
  /** What was not done; else the reason stands as the title. */
  title?: string;
}

/** Why a change of a card was not made, or that nobody knows whether it was. */
export function CardProblem({ error, title }: CardProblemProps) {
  const why = useExplainCardChange()(error);
  const isKnown = !(error instanceof Unreachable);
  return (
    <Banner role="alert" tone="danger" title={isKnown && title !== undefined ? title : why.title}>
      <p>
        {isKnown && title !== undefined && `${why.title} `}
        {why.detail}
      </p>
      {why.reference !== undefined && <Reference value={why.reference} />}
    </Banner>
  );
}

/** As `useExplain`; but after no answer, it does not say that nothing was changed. */
export function useExplainCardChange(): (error: unknown) => Explained {
  const words = useWords(cardsWords);
  const explain = useExplain();
  return (error) => (error instanceof Unreachable ? words.noAnswer : explain(error));
}
