import { Banner } from '../parts/banner.tsx';
import { Reference } from '../parts/reference.tsx';
import { proofWords } from '../words/proof.ts';
import { useExplain } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import type { ProofProblem } from './use-proof.ts';

/** Says why what was shown did not do, and what to do. */
export function ProofProblemBanner({ problem }: { problem: ProofProblem }) {
  const words = useWords(proofWords).passkey;
  const explain = useExplain();
  if (problem.kind === 'passkey') {
    const isPossible = problem.why === 'not-shown';
    return (
      <Banner tone="danger" role="alert" title={isPossible ? words.notShown : words.notPossible}>
        {isPossible ? words.notShownDetail : words.notPossibleDetail}
      </Banner>
    );
  }
  const { title, detail, reference } = explain(problem.error);
  return (
    <Banner tone="danger" role="alert" title={title}>
      {detail}
      {reference !== undefined && <Reference value={reference} />}
    </Banner>
  );
}
